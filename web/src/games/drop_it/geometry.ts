// Where things are. The server's lengths are 0.01 mm from the shaft's bottom left corner, y upwards, angles 0.01° turned
// left; drawings are in millimetres, y downwards from the rim. A board that is turned around is seen from behind.

import type { DropItEnd, DropItPiece, DropItSheet } from "./messages";

/** A shape's name, a colour, and where it is. */
export type Pose = DropItPiece;

const MM = 100;
export const DEGREE = 100;
const LONGEST = 54; // room above what is held, so that the longest piece can be seen standing
/** The walls and the floor, in mm. */
export const EDGE = 13;

/** The two names of a kind, as in "red circle". */
export function namesOf(kind: string): { colour: string; shape: string } {
  const [colour = "", shape = ""] = kind.split(" ");
  return { colour, shape };
}

const shapeOf = (sheet: DropItSheet, name: string) => sheet.shapes.find((shape) => shape.name === name)!;

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

  /** A part of the edge as it is seen. */
  seen(part: string): string {
    return this.behind ? ({ left: "right", right: "left" }[part] ?? part) : part;
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

/** How far a piece, turned so, reaches down from its middle. */
export function depthOf(sheet: DropItSheet, shape: string, angle: number): number {
  const { outline, radius } = shapeOf(sheet, shape);
  const turned = (angle / DEGREE / 180) * Math.PI;
  return Math.max(radius, ...outline.map(([x, y]) => -x * Math.sin(turned) - y * Math.cos(turned)));
}

/** From where to where a piece, turned so, may be held. */
export function roomOf(sheet: DropItSheet, shape: string, angle: number): readonly [number, number] {
  const { least, most } = sheet.rooms[sheet.shapes.indexOf(shapeOf(sheet, shape))]!;
  const at = ([start, moves]: DropItEnd): number =>
    moves.reduce((end, move) => (Math.abs(move) * sheet.step <= angle ? end + Math.sign(move) : end), start) * sheet.step;
  return [at(least), at(most)];
}
