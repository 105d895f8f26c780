"""Every version that the database ever had, each as the steps from the one before."""
