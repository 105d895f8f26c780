// The one place that says what a phone is. The page's root carries the class "phone" on one, for all styles.

export function watchPhone(): void {
  const small = matchMedia("(max-width: 860px) and (max-aspect-ratio: 1/1)");
  const show = () => document.documentElement.classList.toggle("phone", small.matches);
  small.addEventListener("change", show);
  show();
}
