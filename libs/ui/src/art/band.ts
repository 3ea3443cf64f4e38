import { GROUNDS } from './categories.ts';
import type { ArtOptions } from './cover.ts';
import { frond } from './frond.ts';
import { isDark, type Paper } from './paper.ts';
import { type Random, seeded } from './seeded.ts';
import { disc, group, leaf, n, path, sheet, svg } from './shapes.ts';

const ON_DARK: readonly Paper[] = ['chalk', 'petal', 'sea', 'ochre', 'oat', 'blush'];
const ON_LIGHT: readonly Paper[] = ['viridian', 'plum', 'clay', 'ink', 'moss', 'ochre'];
const DARK_SHEETS: readonly Paper[] = ['fir', 'plum', 'ink', 'moss', 'viridian'];
const LIGHT_SHEETS: readonly Paper[] = ['petal', 'oat', 'sea', 'chalk', 'sky', 'mauve'];

/** A long low frieze of plants, for the heads of appointment cards and for banners. */
export function band({ id, category, width = 640, height = 140 }: ArtOptions): string {
  const random = seeded(`band:${category}:${id}`);
  const ground = random.pick(GROUNDS[category]);
  const dark = isDark(ground);
  const pool = (dark ? ON_DARK : ON_LIGHT).filter((paper) => paper !== ground);
  const laid = random.pick((dark ? DARK_SHEETS : LIGHT_SHEETS).filter((paper) => paper !== ground));
  const split = width * random.between(0.42, 0.62);
  let out =
    sheet(width, height, ground) +
    path(
      `M${n(split)} 0L${width} 0L${width} ${height}L${n(split + random.between(-20, 20))} ${height}Z`,
      laid,
    );

  const count = Math.round(width / 92);
  let last: Paper | undefined;
  for (let i = 0; i < count; i += 1) {
    const x = ((i + 0.5) / count) * width + random.between(-8, 8);
    const colours = pool.filter((paper) => paper !== last && paper !== laid);
    const colour = random.pick(colours);
    last = colour;
    const kind = (i + Math.floor(random() * 2)) % 3;
    out += plant(kind, { x, height, colour, pool, random });
  }

  return svg(width, height, out, ' preserveAspectRatio="xMidYMid slice"');
}

interface PlantOptions {
  x: number;
  height: number;
  colour: Paper;
  pool: readonly Paper[];
  random: Random;
}

/** A frond, a tuft of three leaves, or a bloom on a leaf. */
function plant(kind: number, { x, height, colour, pool, random }: PlantOptions): string {
  if (kind === 0) {
    return group(
      frond(random, {
        len: height * random.between(0.84, 1.02),
        pairs: 5,
        reach: height * 0.22,
        fill: colour,
        bend: random.between(-0.14, 0.14),
        body: height * 0.028,
      }),
      `translate(${n(x)} ${n(height * 1.06)}) rotate(${n(random.between(-9, 9))})`,
    );
  }
  if (kind === 1) {
    return [-1, 0, 1]
      .map((k) =>
        group(
          leaf(
            height * (0.72 - Math.abs(k) * 0.14),
            height * 0.2,
            k ? colour : random.pick(pool),
            k * 0.08,
          ),
          `translate(${n(x)} ${n(height * 1.04)}) rotate(${n(k * 32 + random.between(-4, 4))})`,
        ),
      )
      .join('');
  }
  return (
    disc(
      x,
      height * random.between(0.34, 0.52),
      height * random.between(0.17, 0.24),
      colour,
      random,
      undefined,
      0.03,
    ) +
    group(
      leaf(height * 0.5, height * 0.16, random.pick(pool.filter((paper) => paper !== colour)), 0.1),
      `translate(${n(x - 6)} ${n(height * 1.04)}) rotate(${n(random.between(-16, 16))})`,
    )
  );
}
