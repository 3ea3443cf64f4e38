import { type FrondOptions, frond } from './frond.ts';
import { seeded } from './seeded.ts';
import { group, svg } from './shapes.ts';

/** A single frond, 160 by 220: the stamp of a loyalty card, or a page decoration. */
export function sprig({
  id,
  fill = 'viridian',
  len = 180,
  pairs = 6,
  reach = 42,
  bend = 0.12,
}: { id: string } & Omit<FrondOptions, 'body'>): string {
  const plant = frond(seeded(id), { len, pairs, reach, fill, bend, body: 7 });

  return svg(160, 220, group(plant, 'translate(74 214)'));
}
