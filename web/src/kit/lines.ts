// How the lines of a graph are told apart, seat by seat: by dashes and marks, and not by colour alone.

const DASHES = ["", "9 5", "2 5", "12 4 2 4"];
const TONES = ["var(--b-ink)", "var(--r-ink)", "var(--g-ink)", "var(--y-ink)"];
const MARKS = ["M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0", "M-5-5h10v10h-10z", "M0-6 6 5H-6z", "M0-7 6 0 0 7-6 0z"];

export function lookOf(line: number): { readonly tone: string; readonly dashes: string; readonly mark: string } {
  return { tone: TONES[line % 4]!, dashes: DASHES[line % 4]!, mark: MARKS[line % 4]! };
}
