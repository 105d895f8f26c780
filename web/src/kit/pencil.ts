// Strokes as a hand draws them: slightly bent, slightly off, and always the same for the same seed.

export type Random = () => number;

/** Numbers in [0, 1) that depend on the seed only. */
export function randomFrom(seed: string): Random {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function shaky(random: Random, amount: number): number {
  return (random() - 0.5) * 2 * amount;
}

function number(value: number): string {
  return value.toFixed(1);
}

/** A line from one point to another, bent a little. */
export function line(seed: string, x1: number, y1: number, x2: number, y2: number): string {
  const random = randomFrom(seed);
  const length = Math.hypot(x2 - x1, y2 - y1);
  const off = () => shaky(random, length * 0.045);
  const bend = shaky(random, length * 0.06);
  const [nx, ny] = [-(y2 - y1) / length, (x2 - x1) / length];
  const along = (t: number, side: number) =>
    `${number(x1 + (x2 - x1) * t + nx * side)} ${number(y1 + (y2 - y1) * t + ny * side)}`;
  const start = `${number(x1 + off())} ${number(y1 + off())}`;
  const end = `${number(x2 + off())} ${number(y2 + off())}`;
  return `M${start}C${along(0.3, bend + off() / 2)} ${along(0.7, bend - off() / 2)} ${end}`;
}

/** The first or the second stroke of a cross in a square around a point. */
export function slash(seed: string, x: number, y: number, reach: number, second = false): string {
  const side = second ? -1 : 1;
  return line(seed + (second ? "2" : "1"), x + side * reach, y - reach, x - side * reach, y + reach);
}

/** A circle around a point, a little egg-shaped, its end overshooting its beginning. */
export function circle(seed: string, x: number, y: number, radius: number): string {
  const random = randomFrom(seed);
  const turn = -2 + shaky(random, 0.7);
  const [rx, ry] = [radius * (1 + shaky(random, 0.06)), radius * (1 + shaky(random, 0.06))];
  const steps = 8;
  const points = Array.from({ length: steps + 2 }, (_, i) => {
    const angle = turn + (i / steps) * Math.PI * 2.06;
    const wide = 1 + shaky(random, 0.035) + (i > steps - 1 ? 0.06 : 0);
    return [x + Math.cos(angle) * rx * wide, y + Math.sin(angle) * ry * wide] as const;
  });
  return smooth(points);
}

/** A smooth curve through points. */
function smooth(points: readonly (readonly [number, number])[]): string {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))]!;
  let path = `M${at(0).map(number).join(" ")}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const first = [0, 1].map((k) => number(from[k]! + (to[k]! - before[k]!) / 6));
    const second = [0, 1].map((k) => number(to[k]! - (after[k]! - from[k]!) / 6));
    path += `C${first.join(" ")} ${second.join(" ")} ${to.map(number).join(" ")}`;
  }
  return path;
}

// Digits as single strokes in a box 10 wide and 14 high.
const DIGITS: readonly (readonly (readonly [number, number])[])[] = [
  [[6, 0], [1.5, 3], [1, 10], [5, 14], [9, 10], [8.5, 3], [4.5, 0.4]],
  [[2, 3.5], [5.6, 0], [5.4, 7], [5, 14]],
  [[1, 3], [4.5, 0], [8.5, 3], [6, 8], [1, 13.7], [5, 13.4], [9.4, 13.6]],
  [[1.5, 1], [7.5, 1], [7.6, 5], [4, 6.6], [8.6, 8.6], [7, 13.4], [1, 13]],
  [[6, 0], [3.6, 4.6], [1, 9], [5, 9.2], [9.4, 9], [7, 9], [7.2, 4.6], [7, 14]],
  [[8.4, 0.3], [3, 0.3], [2, 5.6], [6.4, 5.4], [8.8, 9], [6, 13.6], [1, 12.8]],
  [[7.4, 0], [3, 4.6], [1.2, 10], [4.6, 14], [8.6, 10.6], [6, 7.4], [1.8, 9.6]],
  [[1, 0.6], [5, 0.4], [9, 0.4], [6, 7], [4, 14]],
  [[7.6, 2], [4.6, 0], [2, 3], [5, 6.4], [8.6, 10], [5, 14], [1.4, 10.4], [5, 6.4], [8, 3], [6.4, 0.4]],
  [[8.4, 3], [5, 0], [1.6, 3.6], [4.6, 7], [8.4, 3.4], [8, 9], [6, 14]],
];

/** A number in handwriting, centred on a point. */
export function written(seed: string, value: number, x: number, y: number, height: number): string {
  const random = randomFrom(seed + value);
  const size = height / 14;
  const letters = [...String(value)];
  const left = x - (letters.length * 12 - 2) * size * 0.5;
  return letters
    .map((letter, i) => {
      const drop = y - height / 2 + shaky(random, height * 0.05);
      const points = (DIGITS[Number(letter)] ?? []).map(
        ([px, py]) =>
          [
            left + (i * 12 + px + shaky(random, 0.5) + (14 - py) * 0.12) * size,
            drop + (py + shaky(random, 0.5)) * size,
          ] as const,
      );
      return smooth(points);
    })
    .join("");
}
