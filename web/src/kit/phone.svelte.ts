// The one place that says what a phone is. The page's root carries these classes, for all styles.

const SCREENS = {
  /** Small: what lies beside the board is a sheet that slides in. Also a desktop at a zoom of 200 %. */
  phone: "(max-width: 860px) and (max-aspect-ratio: 1/1), (max-height: 500px)",
  /** A phone that lies on its side: the board is on the left, everything else in a column on the right. */
  lying: "(max-height: 500px) and (min-aspect-ratio: 1/1)",
};

/** Which of them this screen is, for what is not a matter of style. */
export const screens = $state({ phone: false, lying: false });

export function watchPhone(): void {
  for (const name of ["phone", "lying"] as const) {
    const screen = matchMedia(SCREENS[name]);
    const show = () => document.documentElement.classList.toggle(name, (screens[name] = screen.matches));
    screen.addEventListener("change", show);
    show();
  }
}
