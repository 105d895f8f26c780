import type { Choice, Message } from "../../wire/messages";
import type { DropItFace, DropItSheet } from "./messages";
import type { GameParts } from "..";
import Board from "./Board.svelte";
import { namesOf } from "./geometry";
import Mini from "./Mini.svelte";
import Scores from "./Scores.svelte";
import { DropItSession } from "./session.svelte";
import { sideOf } from "./sides";
import { dwell, placesOf, soundOf, storyOf } from "./story";
import Tray from "./Tray.svelte";

/** What is in hand; or what is asked or looked at. */
function lineOf(session: DropItSession): Message | null {
  const { selection, face } = session;
  if (selection.source !== null) return { id: selection.sent ? "drop_it-prompt-fall" : "drop_it-in-hand", args: namesOf(selection.source) };
  const [choice] = selection.preview;
  if (choice?.kind === "extras" && choice.action in face.shares) return { id: "drop_it-share-named", args: session.namesOfShare(choice) };
  return choice ? selection.prompt : null;
}

function nameOf({ kind, source, numbers }: Choice): Message {
  if (!source) return { id: "drop_it-action", args: { kind } };
  return { id: "drop_it-aim", args: { ...namesOf(source), x: Math.round(numbers!.x! / 100), angle: Math.round(numbers!.angle! / 100) } };
}

/** Takes the piece in hand and holds it as it is to be let go. */
function show({ selection, held }: DropItSession, { source, target, numbers }: Choice): void {
  selection.cancel();
  if (!source) return selection.look(target);
  held.pick(source);
  held.holdAt(numbers!.x!, numbers!.angle!);
}

export const parts: GameParts<DropItSheet, DropItFace, DropItSession> = {
  Session: DropItSession,
  Board,
  onBoard: "always",
  Mini,
  Tray,
  Scores,
  coach: ["pieces", "tools", "shaft"],
  soundOf,
  placesOf,
  marksLasts: true,
  dwell,
  storyOf,
  standing: (face, seat) => {
    const { points, jokers } = sideOf(face, seat);
    return { points, chosen: false, holds: jokers ? [["joker", jokers]] : [] };
  },
  tally: (face) => face.sides.map(({ points }) => points),
  progress: ({ phase, turn, pieces: all }) =>
    phase === "deal" || phase === "extras" ? null : { id: "drop_it-progress", args: { drop: Math.min(turn + 1, all), all } },
  lineOf,
  nameOf,
  show,
  marksOf: ({ source, target }) => (source ? [source, "held"] : [target]).map((at) => ({ at, kind: "good" })),
};
