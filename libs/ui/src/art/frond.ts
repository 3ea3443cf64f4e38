import type { Fill } from './paper.ts';
import type { Random } from './seeded.ts';
import { blob, type Point, path } from './shapes.ts';

export interface FrondOptions {
  len?: number;
  pairs?: number;
  reach?: number;
  fill?: Fill;
  bend?: number;
  body?: number;
}

/** The signature shape: an algae-like frond with rounded fingers, growing up from (0,0). */
export function frond(
  random: Random,
  { len = 120, pairs = 5, reach = 34, fill = 'viridian', bend = 0, body = 7 }: FrondOptions,
): string {
  const at = (t: number): Point => [bend * len * t * t, -len * t];
  const tangent = (t: number): Point => {
    const dx = 2 * bend * len * t;
    const length = Math.hypot(dx, len);
    return [dx / length, -len / length];
  };

  function finger(index: number, sign: 1 | -1): Point[] {
    const t = 0.1 + (index / pairs) * 0.82;
    const [px, py] = at(t);
    const [tx, ty] = tangent(t);
    const [nx, ny] = [-ty * sign, tx * sign];
    const lean = 0.42 + 0.5 * (index / pairs) + (random() - 0.5) * 0.12;
    const dx = nx * Math.cos(lean) + tx * Math.sin(lean);
    const dy = ny * Math.cos(lean) + ty * Math.sin(lean);
    const [qx, qy] = [-dy, dx];
    const swell = Math.sin(Math.PI * (0.24 + 0.66 * (index / Math.max(1, pairs - 1))));
    const length = reach * (0.62 + 0.5 * swell) * (0.92 + random() * 0.16);
    const half = Math.min(reach * 0.21, (len / pairs) * 0.25) * (0.9 + random() * 0.2);
    const stem = body * (1 - 0.5 * t);
    const [ex, ey] = [px + nx * stem, py + ny * stem];
    /** A point along the finger, offset sideways by a number of half widths. */
    const on = (along: number, aside: number): Point => [
      ex + dx * along + qx * half * aside,
      ey + dy * along + qy * half * aside,
    ];

    return [
      [ex - tx * half * 1.25, ey - ty * half * 1.25],
      on(length * 0.5, -sign),
      on(length * 0.9, -sign * 1.02),
      [ex + dx * (length + half * 0.62), ey + dy * (length + half * 0.62)],
      on(length * 0.9, sign * 1.02),
      on(length * 0.5, sign),
      [ex + tx * half * 0.9 + dx * length * 0.1, ey + ty * half * 0.9 + dy * length * 0.1],
    ];
  }

  const side = (sign: 1 | -1) =>
    Array.from({ length: pairs }, (_, index) => finger(index, sign)).flat();
  const left = side(-1);
  const right = side(1).reverse();
  const [tipX, tipY] = at(1);
  const cap = body * 0.9;

  return path(
    blob(
      [
        [-body * 0.55, 0],
        ...left,
        [tipX - cap, tipY + cap * 1.2],
        [tipX, tipY - cap * 1.4],
        [tipX + cap, tipY + cap * 1.2],
        ...right,
        [body * 0.55, 0],
      ],
      0.62,
    ),
    fill,
  );
}
