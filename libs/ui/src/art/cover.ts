import { type ArtCategory, GROUNDS, SHEETS } from './categories.ts';
import { frond } from './frond.ts';
import { MOTIFS } from './motifs.ts';
import { isDark, type Paper, type Sheets } from './paper.ts';
import { SECOND_MOTIFS } from './second-motifs.ts';
import { type Random, seeded } from './seeded.ts';
import { disc, group, leaf, n, path, sheet, svg } from './shapes.ts';

export interface ArtOptions {
  /** The same id and category always give the same image. */
  id: string;
  category: ArtCategory;
  width?: number | undefined;
  height?: number | undefined;
}

const ON_DARK: readonly Paper[] = ['chalk', 'petal', 'sea', 'ochre', 'oat'];
const ON_LIGHT: readonly Paper[] = ['viridian', 'plum', 'clay', 'ink', 'moss', 'ochre'];
const DARK_SHEETS: readonly Paper[] = ['fir', 'plum', 'ink', 'moss', 'viridian'];
const LIGHT_SHEETS: readonly Paper[] = ['petal', 'oat', 'sea', 'chalk', 'sky', 'mauve'];

/** What all parts of a cover share: its size, its random numbers and its papers. */
interface Board {
  W: number;
  H: number;
  random: Random;
  ground: Paper;
  first: Paper;
  second: Paper;
  laid: Paper;
}

/** A 3:2 placeholder for a photo of work: a sheet, fronds, and the category's motif. */
export function cover({ id, category, width = 480, height = 320 }: ArtOptions): string {
  const random = seeded(`${category}:${id}`);
  const ground = random.pick(GROUNDS[category]);
  const dark = isDark(ground);
  const pool = without(dark ? ON_DARK : ON_LIGHT, ground);
  const first = random.pick(pool);
  const second = random.pick(without(pool, first));
  const laid = random.pick(without(dark ? DARK_SHEETS : LIGHT_SHEETS, ground));
  const board: Board = { W: width, H: height, random, ground, first, second, laid };

  // The order of these calls is the order of the random numbers: changing it changes every cover.
  const laidSheet = layAcross(board);
  const side = random() > 0.5 ? 1 : -1;
  const leaves = grow(board, side);
  const subject = motif(board, category, side);

  return svg(
    width,
    height,
    sheet(width, height, ground) + laidSheet + leaves + subject,
    ' preserveAspectRatio="xMidYMid slice"',
  );
}

/** A second sheet of paper: along the foot, on the right, as a disc, or on the left. */
function layAcross({ W, H, random, laid }: Board): string {
  const way = Math.floor(random() * 4);
  const uneven = () => random.between(-0.02, 0.02) * H;
  if (way === 0) {
    return path(
      `M0 ${n(H * 0.66 + uneven())}L${W} ${n(H * 0.6 + uneven())}L${W} ${H}L0 ${H}Z`,
      laid,
    );
  }
  if (way === 1) {
    return path(
      `M${n(W * 0.58 + uneven())} 0L${W} 0L${W} ${H}L${n(W * 0.5 + uneven())} ${H}Z`,
      laid,
    );
  }
  if (way === 2) {
    return disc(
      W * random.between(0.3, 0.7),
      H * random.between(0.42, 0.6),
      H * 0.42,
      laid,
      random,
    );
  }
  return path(`M0 0L${n(W * 0.4 + uneven())} 0L${n(W * 0.48 + uneven())} ${H}L0 ${H}Z`, laid);
}

/** A tall frond, sometimes a small one, and sometimes leaves from the opposite corner. */
function grow({ W, H, random, first, second }: Board, side: 1 | -1): string {
  const x = side > 0 ? W * random.between(0.14, 0.24) : W * random.between(0.76, 0.86);
  let out = group(
    frond(random, {
      len: H * random.between(0.86, 1.04),
      pairs: 5 + Math.floor(random() * 3),
      reach: H * 0.2,
      fill: first,
      bend: side * random.between(-0.06, 0.2),
      body: H * 0.026,
    }),
    `translate(${n(x)} ${n(H * 1.03)}) rotate(${n(random.between(-8, 8))})`,
  );
  if (random() > 0.4) {
    out += group(
      frond(random, {
        len: H * random.between(0.42, 0.6),
        pairs: 4,
        reach: H * 0.12,
        fill: second,
        bend: -side * 0.16,
        body: H * 0.02,
      }),
      `translate(${n(x + side * W * 0.15)} ${n(H * 1.02)}) rotate(${n(side * random.between(6, 20))})`,
    );
  }
  if (random() > 0.35) {
    const corner = side > 0 ? W * 1.0 : 0;
    for (let i = 0; i < 3; i += 1) {
      out += group(
        leaf(H * (0.34 - i * 0.04), H * 0.13, second, 0.08),
        `translate(${n(corner)} ${n(H * 0.06)}) rotate(${n(side * (-104 - i * 27))})`,
      );
    }
  }

  return out;
}

function motif(board: Board, category: ArtCategory, side: 1 | -1): string {
  const { W, H, random, ground, first, laid } = board;
  const own = SHEETS[category];
  const matched: Sheets = isDark(ground)
    ? [ground, 'chalk', random.pick(without(['petal', 'blush', 'sea'], first)), 'ochre']
    : [
        ground,
        random.pick(without(without(['plum', 'viridian', 'ink', 'clay'], first), laid)),
        'chalk',
        ground === 'ochre' ? 'clay' : 'ochre',
      ];
  const sheets = ground === own[0] ? own : matched;
  const scale = (H / 200) * random.between(0.86, 0.98);
  const draw = random() > 0.5 ? SECOND_MOTIFS[category] : MOTIFS[category];
  const x = side > 0 ? W * 0.62 : W * 0.38;

  return group(
    draw(sheets),
    `translate(${n(x)} ${n(H - 100 * scale)}) rotate(${n(random.between(-4, 4))}) scale(${Number(n(scale * 10)) / 10}) translate(-100 -100)`,
  );
}

function without(papers: readonly Paper[], left: Paper): Paper[] {
  return papers.filter((paper) => paper !== left);
}
