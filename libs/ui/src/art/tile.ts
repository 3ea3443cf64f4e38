import { type ArtCategory, SHEETS } from './categories.ts';
import { MOTIFS } from './motifs.ts';
import { sheet, svg } from './shapes.ts';

/** A square motif, 200 by 200: for lists of categories and the mosaic on the home page. */
export function tile(category: ArtCategory): string {
  const sheets = SHEETS[category];

  return svg(200, 200, sheet(200, 200, sheets[0]) + MOTIFS[category](sheets));
}
