"""Migrations: every version that the database has had, as the steps from the one before."""
