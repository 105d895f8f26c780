// Where things are. The server's lengths are 0.01 mm from the shaft's bottom left corner, y upwards, angles 0.01° turned
// left; drawn are millimetres, y downwards from the rim. A board that is turned around is seen from behind.

import type { Point } from "../../kit/board/shapes";
import type { DropItEnd, DropItPiece, DropItSheet } from "./messages";

/** A shape's name, a colour, and where it is. */
export type Pose = DropItPiece;

const MM = 100;
const DEGREE = 100;
export const TURN = 360 * DEGREE;
const LONGEST = 54; // room above what is held, so that the longest piece can be seen standing
/** The walls and the floor, in mm. */
export const EDGE = 13;

/** The two names of a kind, as in "red circle". */
export function namesOf(kind: string): { colour: string; shape: string } {
  const [colour = "", shape = ""] = kind.split(" ");
  return { colour, shape };
}

export const shapeOf = (sheet: DropItSheet, name: string) => sheet.shapes.find((shape) => shape.name === name)!;

/** How the board is looked at: where a point of the shaft is drawn. */
export class Eye {
  constructor(
    readonly sheet: DropItSheet,
    readonly behind: boolean,
  ) {}

  get width(): number {
    return this.sheet.width / MM;
  }

  get height(): number {
    return this.sheet.height / MM;
  }

  x(x: number): number {
    return (this.behind ? this.sheet.width - x : x) / MM;
  }

  y(y: number): number {
    return (this.sheet.height - y) / MM;
  }

  /** From a place on the drawing back to the shaft. */
  placeAt(x: number): number {
    return this.behind ? this.sheet.width - x * MM : x * MM;
  }

  /** A direction seen on the screen, in the shaft: left and right change places behind it. */
  across(by: number): number {
    return this.behind ? -by : by;
  }

  transform({ x, y, angle }: Pose): string {
    return `translate(${this.x(x)} ${this.y(y)}) rotate(${this.across(-angle / DEGREE)})`;
  }

  /** A shape's outline around its middle; nothing for a circle. */
  outline(shape: string): string {
    return shapeOf(this.sheet, shape)
      .outline.map(([x, y]) => `${this.across(x) / MM},${-y / MM}`)
      .join(" ");
  }

  radius(shape: string): number {
    return shapeOf(this.sheet, shape).radius / MM;
  }
}

/** What is to be seen, in mm: the shaft, its edge, and room for a piece that is held at the ceiling. */
export function viewOf(eye: Eye, ceiling: number): { x: number; y: number; width: number; height: number } {
  const y = eye.y(ceiling) - LONGEST;
  return { x: -EDGE, y, width: eye.width + 2 * EDGE, height: eye.height + EDGE - y };
}

/** A piece's corners where it is, in the shaft; a circle's middle. */
export function cornersOf(sheet: DropItSheet, { shape, x, y, angle }: Pose): readonly Point[] {
  const { outline, radius } = shapeOf(sheet, shape);
  const turned = (angle / DEGREE / 180) * Math.PI;
  const [cos, sin] = [Math.cos(turned), Math.sin(turned)];
  return radius ? [[x, y]] : outline.map(([a, b]) => [x + a * cos - b * sin, y + a * sin + b * cos]);
}

/** How far a piece reaches from its middle: to the left, to the right, down and up. */
export function reachOf(sheet: DropItSheet, shape: string, angle: number): readonly [number, number, number, number] {
  const { radius } = shapeOf(sheet, shape);
  const corners = cornersOf(sheet, { shape, colour: "", x: 0, y: 0, angle });
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return [radius - Math.min(...xs), radius + Math.max(...xs), radius - Math.min(...ys), radius + Math.max(...ys)];
}

/** From where to where a piece, turned so, may be held. */
export function roomOf(sheet: DropItSheet, shape: string, angle: number): readonly [number, number] {
  const { least, most } = sheet.rooms[sheet.shapes.indexOf(shapeOf(sheet, shape))]!;
  const at = ([start, moves]: DropItEnd): number =>
    moves.reduce((end, move) => (Math.abs(move) * sheet.step <= angle ? end + Math.sign(move) : end), start) * sheet.step;
  return [at(least), at(most)];
}

/** The height of a level's upper end at a place; the shaft's for the last one. */
export function lineAt(sheet: DropItSheet, level: number, x: number): number {
  const line = sheet.lines[level - 1];
  return line ? line[0] + ((line[1] - line[0]) * x) / sheet.width : sheet.height;
}

/** Lengths for people: 0.001 mm as millimetres. */
export const millimetres = (gap: number): number => Math.max(0, gap) / 1000;
