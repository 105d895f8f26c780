import type { Marks } from "../../kit/board/marks";
import type { Choice, Message } from "../../wire/messages";
import type { QuadrataFace, QuadrataSheet } from "./messages";
import type { GameParts } from "..";
import Board from "./Board.svelte";
import { shapeOf } from "./geometry";
import Mini from "./Mini.svelte";
import Scores from "./Scores.svelte";
import { QuadrataSession } from "./session.svelte";
import { dwell, endsRound, lastOf, placesOf, soundOf, storyOf, untold } from "./story";
import Tray from "./Tray.svelte";

/** Which of the ways to move this is; or what is in hand. */
function lineOf({ sheet, selection, names }: QuadrataSession): Message | null {
  const [choice] = selection.preview;
  if (choice?.kind === "pass") return { id: "quadrata-prompt-pass" };
  const piece = choice?.piece ?? (selection.source === null ? undefined : selection.ways[0]?.piece);
  if (piece === undefined) return null;
  const { number } = sheet.pieces[shapeOf(sheet, piece)]!;
  if (choice) return { id: "quadrata-way", args: { kind: choice.kind, number, other: names[choice.other ?? -1] ?? "" } };
  const places = selection.ways.filter(({ target }) => target !== "reserve" && target !== "supply").length;
  return { id: "quadrata-picked", args: { number, places } };
}

/** The pieces that may be moved, each with a way to the square, or else to where it may go. */
function hintsOf({ selection, held }: QuadrataSession): Marks {
  const sources = held.holding ? [] : [...new Set(selection.choices.flatMap(({ source }) => source ?? []))];
  return sources.flatMap((from): Marks => {
    const targets = selection.from(from).map(({ target }) => (target === "reserve" || target === "supply" ? target : "square"));
    const to = targets.includes("square") ? "square" : targets[0]!;
    return [{ at: from, kind: "hint" }, { from, to, kind: "hint" }];
  });
}

/** Takes the piece in hand, turned as it is to lie. */
function show({ selection, held, spots }: QuadrataSession, { source, target }: Choice): void {
  selection.cancel();
  if (!source) return selection.look(target);
  held.pick(source);
  const spot = spots.at(held.kind, target);
  if (spot) held.lay(spot);
  else selection.look(target);
}

export const parts: GameParts<QuadrataSheet, QuadrataFace, QuadrataSession> = {
  Session: QuadrataSession,
  Board,
  onBoard: "wide",
  Mini,
  Tray,
  Scores,
  coach: ["die", "square", "reserve", "points"],
  soundOf,
  placesOf,
  lastOf,
  marksLasts: true,
  dwell,
  stops: endsRound,
  untold,
  storyOf,
  standing: (face, seat) => ({ points: face.players[seat]!.points, chosen: false, holds: [] }),
  progress: ({ round, rounds }) => ({ id: "quadrata-round", args: { round, rounds } }),
  lineOf,
  hintsOf,
  show,
  marksOf: ({ source, target }) => [source ?? "", target, "ghost"].map((at) => ({ at, kind: "good" })),
};
