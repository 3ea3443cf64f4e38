import { frond } from './frond.ts';
import type { Fill } from './paper.ts';
import { seeded } from './seeded.ts';
import { group, n, sheet, svg } from './shapes.ts';

/** Ground, frond and letters; every pair of ground and letters reads at 4.5:1 or better. */
const PALETTES: readonly (readonly [Fill, Fill, string])[] = [
  ['petal', 'blush', '#5A2239'],
  ['sea', 'sky', '#0A3F38'],
  ['oat', 'petal', '#5A2239'],
  ['sky', 'chalk', '#21395C'],
  ['ochre', 'oat', '#4A2213'],
  ['mauve', 'petal', '#4F1F35'],
  ['viridian', 'fir', '#FBF6EC'],
  ['plum', '#7E3E5A', '#FBF6EC'],
  ['ink', '#3D5C88', '#FBF6EC'],
];

export interface MonogramOptions {
  /** Seeds the choice of colours; they say nothing about the person. */
  id: string;
  /** One or two letters; without them only the ground and its frond are drawn. */
  initials?: string | undefined;
}

/** The colour for letters that are set as text over a monogram drawn without them. */
export function monogramInk(id: string): string {
  const [, , ink] = seeded(`mono:${id}`).pick(PALETTES);

  return ink;
}

/** The avatar of anyone without a photo: initials on a frond, 120 by 120. */
export function monogram({ id, initials = '' }: MonogramOptions): string {
  const random = seeded(`mono:${id}`);
  const [ground, shape, ink] = random.pick(PALETTES);
  const plant = group(
    frond(random, {
      len: 128,
      pairs: 5,
      reach: 34,
      fill: shape,
      bend: random.between(-0.1, 0.14),
      body: 6,
    }),
    `translate(${n(random.between(34, 86))} 132) rotate(${n(random.between(-16, 16))})`,
  );
  const letters =
    initials &&
    `<text x="60" y="62" text-anchor="middle" dominant-baseline="central" font-family="'Platypi Variable','Iowan Old Style',Georgia,serif" font-size="46" font-weight="400" fill="${ink}">${escaped(initials)}</text>`;

  return svg(120, 120, sheet(120, 120, ground) + plant + letters);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
