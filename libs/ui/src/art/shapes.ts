import { colourOf, type Fill } from './paper.ts';
import { type Random, seeded } from './seeded.ts';

export type Point = readonly [x: number, y: number];

/** A number for an SVG attribute, rounded to a tenth. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

/** A closed curve through points: Catmull-Rom converted to cubic Béziers. */
export function blob(points: readonly Point[], tension = 0.5): string {
  const count = points.length;
  const at = (index: number) => points[(index + count) % count] as Point;
  const f = tension / 3;
  const [startX, startY] = at(0);

  return `${points.reduce(
    (d, _point, i) => {
      const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
      return `${d}C${n(from[0] + (to[0] - before[0]) * f)} ${n(from[1] + (to[1] - before[1]) * f)} ${n(to[0] - (after[0] - from[0]) * f)} ${n(to[1] - (after[1] - from[1]) * f)} ${n(to[0])} ${n(to[1])}`;
    },
    `M${n(startX)} ${n(startY)}`,
  )}Z`;
}

export const path = (d: string, fill: Fill): string => `<path d="${d}" fill="${colourOf(fill)}"/>`;

export const group = (inner: string, transform: string): string =>
  `<g transform="${transform}">${inner}</g>`;

/** The background sheet. */
export const sheet = (width: number, height: number, fill: Fill): string =>
  `<rect width="${width}" height="${height}" fill="${colourOf(fill)}"/>`;

/** A stroked line with round ends and no fill. */
const line = (d: string, stroke: Fill, width: number | string): string =>
  `<path d="${d}" fill="none" stroke="${colourOf(stroke)}" stroke-width="${width}" stroke-linecap="round"/>`;

/** A slightly uneven circle, as if cut with scissors. */
export function disc(
  cx: number,
  cy: number,
  r: number,
  fill: Fill,
  random: Random = seeded(`${cx}${cy}${r}`),
  ry: number = r,
  wobble = 0.035,
): string {
  const steps = 10;
  const turn = random() * 6.28;
  const points: Point[] = [];
  for (let i = 0; i < steps; i += 1) {
    const angle = turn + (i / steps) * Math.PI * 2;
    const uneven = 1 + (random() - 0.5) * 2 * wobble;
    points.push([cx + Math.cos(angle) * r * uneven, cy + Math.sin(angle) * ry * uneven]);
  }

  return path(blob(points), fill);
}

/** A pointed leaf from (0,0) up to (0,-len); `slit` is the colour of its rib. */
export function leaf(len: number, width: number, fill: Fill, bend = 0, slit?: Fill): string {
  const w = width / 2;
  const [tipX, tipY] = [bend * len, -len];
  const d = `M0 0C${n(-w * 1.1)} ${n(-len * 0.22)} ${n(-w + bend * len * 0.5)} ${n(-len * 0.72)} ${n(tipX)} ${n(tipY)}C${n(w + bend * len * 0.8)} ${n(-len * 0.66)} ${n(w * 1.1)} ${n(-len * 0.24)} 0 0Z`;
  if (!slit) return path(d, fill);
  const rib = `M0 ${n(-len * 0.04)}Q${n(bend * len * 0.2)} ${n(-len * 0.5)} ${n(bend * len * 0.82)} ${n(-len * 0.84)}`;

  return path(d, fill) + line(rib, slit, n(Math.max(1.6, width * 0.05)));
}

/** A whole SVG image. It is decorative: render it with an empty `alt`. */
export const svg = (width: number, height: number, inner: string, extra = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="presentation" aria-hidden="true"${extra}>${inner}</svg>`;
