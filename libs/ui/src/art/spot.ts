import { frond } from './frond.ts';
import { colourOf } from './paper.ts';
import { seeded } from './seeded.ts';
import { disc, group, leaf, path, svg } from './shapes.ts';

const SPOTS = {
  /** No results: an empty vase and one fallen leaf. */
  empty: () =>
    disc(120, 84, 62, 'sky', seeded('sun')) +
    path(
      'M98 70L142 70C140 84 146 92 154 106C168 132 158 164 120 164C82 164 72 132 86 106C94 92 100 84 98 70Z',
      'clay',
    ) +
    path('M94 64C106 60 134 60 146 64L144 76C132 79 108 79 96 76Z', 'clay') +
    path(
      'M84 124C100 132 140 132 156 124C158 130 158 136 157 142C140 149 100 149 83 142C82 136 82 130 84 124Z',
      'petal',
    ) +
    group(leaf(64, 28, 'moss', 0.14, 'chalk'), 'translate(172 164) rotate(64)') +
    path('M24 166C84 162 156 162 218 166L218 169C156 166 84 166 24 169Z', 'fir'),
  /** This part is taking a break: a cup of tea with curling steam. */
  pause: () =>
    disc(120, 92, 66, 'petal', seeded('warm')) +
    path('M62 100L170 100C170 140 152 160 116 160C80 160 62 140 62 100Z', 'viridian') +
    path('M168 108C196 102 200 142 158 142L160 132C184 134 182 114 167 118Z', 'viridian') +
    path('M62 100C62 94 170 94 170 100C170 108 62 108 62 100Z', 'fir') +
    path('M42 162C90 158 144 158 190 162C186 174 160 176 116 176C72 176 46 174 42 162Z', 'ochre') +
    path('M96 86C84 70 108 62 98 44C112 58 94 70 104 86Z', 'chalk') +
    path('M126 86C114 66 140 56 128 34C146 52 124 68 134 86Z', 'chalk'),
  /** Nothing booked yet: an open calendar page under a sprig. */
  calendar: () =>
    group(
      frond(seeded('cal'), { len: 150, pairs: 6, reach: 34, fill: 'moss', bend: 0.16, body: 6 }),
      'translate(56 186) rotate(-10)',
    ) +
    group(
      `<rect x="-56" y="-62" width="112" height="120" rx="4" fill="${colourOf('chalk')}"/><rect x="-56" y="-62" width="112" height="28" rx="4" fill="${colourOf('ochre')}"/>` +
        [0, 1, 2]
          .map((r) =>
            [0, 1, 2, 3]
              .map(
                (c) =>
                  `<rect x="${-44 + c * 24}" y="${-20 + r * 24}" width="14" height="14" rx="2" fill="${colourOf(r === 1 && c === 2 ? 'viridian' : 'oat')}"/>`,
              )
              .join(''),
          )
          .join(''),
      'translate(142 108) rotate(5)',
    ),
  /** Confirmed: a sprig bouquet tied with a band. */
  bouquet: () =>
    group(
      frond(seeded('b1'), {
        len: 150,
        pairs: 6,
        reach: 34,
        fill: 'viridian',
        bend: -0.14,
        body: 6,
      }),
      'translate(114 184) rotate(-20)',
    ) +
    group(
      frond(seeded('b2'), { len: 158, pairs: 6, reach: 36, fill: 'moss', bend: 0.1, body: 6 }),
      'translate(126 184) rotate(18)',
    ) +
    group(leaf(122, 30, 'ochre', 0.04), 'translate(120 180) rotate(-3)') +
    group(leaf(90, 26, 'blush', -0.08), 'translate(116 180) rotate(-38)') +
    group(leaf(92, 26, 'clay', 0.08), 'translate(124 180) rotate(40)') +
    path('M100 166C112 160 130 160 142 166L140 184C128 188 114 188 102 184Z', 'plum'),
} as const;

export type SpotName = keyof typeof SPOTS;

/** A small illustration, 240 by 190, for empty, error and success states. */
export function spot(name: SpotName): string {
  return svg(240, 190, SPOTS[name]());
}
