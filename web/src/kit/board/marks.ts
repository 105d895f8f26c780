// Marks and arrows that lie over a board: at places, by the names that the board gives them.

export type MarkKind = "hint" | "good" | "bad" | "last";

/** A ring around a place. */
export interface Mark {
  readonly at: string;
  readonly kind: MarkKind;
  /** A few letters beside it. */
  readonly label?: string;
}

export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly kind: MarkKind;
  readonly label?: string;
}

export type Marks = readonly (Mark | Arrow)[];
