import type { ArtCategory } from './categories.ts';
import type { Motif } from './motifs.ts';
import { colourOf, type Fill } from './paper.ts';
import { seeded } from './seeded.ts';
import { disc, group, leaf, n, path } from './shapes.ts';

/** A second motif for each category, so that covers of one category vary. */
export const SECOND_MOTIFS: Readonly<Record<ArtCategory, Motif>> = {
  hair([, main, second, accent]) {
    // Scissors, open.
    const blade = (flip: number) =>
      group(
        path('M-7 0C-10 -40 -6 -84 2 -112C10 -84 12 -40 7 0Z', main) +
          `<path d="M-4 -4L6 -4L12 34L0 36Z" fill="${colourOf(second)}"/><circle cx="10" cy="58" r="22" fill="none" stroke="${colourOf(second)}" stroke-width="11"/>`,
        `translate(100 112) rotate(${flip * 19}) scale(${flip} 1)`,
      );
    return blade(-1) + blade(1) + disc(100, 112, 6, accent, seeded('pin'));
  },
  beauty([, main, second, accent]) {
    // A hand mirror with a bloom on its face.
    let petals = '';
    for (let i = 0; i < 6; i += 1)
      petals += group(leaf(30, 20, accent, 0), `translate(100 78) rotate(${i * 60})`);
    return (
      group(
        `<rect x="-9" y="44" width="18" height="92" rx="9" fill="${colourOf(main)}"/>${disc(0, 0, 62, main, seeded('hm'), 66, 0.01)}${disc(0, 0, 49, second, seeded('hg'), 53, 0.01)}`,
        'translate(100 78)',
      ) +
      petals +
      disc(100, 78, 8, main, seeded('hc'))
    );
  },
  facial([, main, second, accent]) {
    // A dropper bottle and three drops.
    const drop = (x: number, y: number, k: number) =>
      group(
        path(
          'M0 -22C10 -8 15 0 15 8C15 17 8 23 0 23C-8 23 -15 17 -15 8C-15 0 -10 -8 0 -22Z',
          second,
        ),
        `translate(${x} ${y}) scale(${k})`,
      );
    return (
      path(
        'M52 212L52 104C52 90 62 84 70 82L70 72L114 72L114 82C122 84 132 90 132 104L132 212Z',
        main,
      ) +
      `<rect x="66" y="46" width="52" height="28" rx="3" fill="${colourOf(accent)}"/>` +
      path('M78 46C76 24 80 2 92 2C104 2 108 24 106 46Z', accent) +
      `<rect x="52" y="124" width="80" height="54" fill="${colourOf(second)}"/>` +
      drop(162, 66, 0.8) +
      drop(170, 120, 1.1) +
      drop(156, 172, 0.7)
    );
  },
  nails([, main, second, accent]) {
    // Three bottles of varnish.
    const bottle = (x: number, y: number, k: number, c: Fill) =>
      group(
        `<rect x="-11" y="-86" width="22" height="60" rx="4" fill="${colourOf(main)}"/><rect x="-8" y="-28" width="16" height="14" fill="${colourOf(accent)}"/>${path('M-27 40L-27 4C-27 -8 -16 -14 -8 -16L8 -16C16 -14 27 -8 27 4L27 40C27 46 -27 46 -27 40Z', c)}`,
        `translate(${x} ${y}) scale(${k})`,
      );
    return (
      bottle(54, 152, 1.08, second) +
      bottle(146, 156, 1, 'clay') +
      bottle(101, 148, 1.22, accent === 'ochre' ? 'ochre' : accent)
    );
  },
  eyes([, main, second, accent]) {
    // A closed lid, long lashes, a brow.
    let out = path('M22 64C58 30 122 24 180 56C128 44 74 46 26 80Z', accent);
    for (let i = 0; i < 8; i += 1) {
      const t = i / 7;
      const x = 36 + t * 128;
      const y = 104 + Math.sin(Math.PI * t) * 30;
      out += group(
        leaf(46, 12, second, 0.02),
        `translate(${n(x)} ${n(y)}) rotate(${n(214 - t * 68)})`,
      );
    }
    return out + path('M20 96C56 146 146 146 182 96C150 122 52 122 20 96Z', main);
  },
  massage([, main, second, accent]) {
    // Two hands, palm to back.
    return (
      disc(100, 236, 112, second, seeded('back'), 96, 0.01) +
      group(
        path(
          'M-22 70C-30 40 -36 12 -30 -16C-28 -26 -16 -26 -15 -15L-12 4L-12 -40C-12 -52 4 -52 4 -40L6 2L9 -34C10 -46 25 -44 24 -32L20 12C26 -2 40 0 37 13C32 34 24 50 18 70Z',
          main,
        ),
        'translate(66 108) rotate(24)',
      ) +
      group(
        path(
          'M22 70C30 40 36 12 30 -16C28 -26 16 -26 15 -15L12 4L12 -40C12 -52 -4 -52 -4 -40L-6 2L-9 -34C-10 -46 -25 -44 -24 -32L-20 12C-26 -2 -40 0 -37 13C-32 34 -24 50 -18 70Z',
          main,
        ),
        'translate(138 104) rotate(-24)',
      ) +
      disc(100, 28, 12, accent, seeded('oil'), 14)
    );
  },
  waxing([, main, second, accent]) {
    // A warm pot and a spatula.
    return (
      group(
        `<rect x="-9" y="-132" width="18" height="120" rx="9" fill="${colourOf(second)}"/>`,
        'translate(122 104) rotate(24)',
      ) +
      path('M40 96L160 96L150 186C148 198 52 198 50 186Z', accent) +
      path(
        'M32 88C32 78 168 78 168 88C168 100 160 104 156 104L152 122C150 134 136 134 135 122L134 108L104 108L103 140C102 152 86 152 85 140L84 108L44 104C38 102 32 98 32 88Z',
        main,
      )
    );
  },
  'make-up'([, main, second, accent]) {
    // Three brushes in a fan.
    const brush = (rot: number, c: Fill, wide: number) =>
      group(
        `<path d="M-5 100L-8 2L8 2L5 100Z" fill="${colourOf(main)}"/><rect x="-10" y="-16" width="20" height="20" fill="${colourOf(accent)}"/>${path(`M-10 -16C${-wide} -40 ${-wide} -70 0 -92C${wide} -70 ${wide} -40 10 -16Z`, c)}`,
        `translate(100 236) rotate(${rot}) translate(0 -112)`,
      );
    return (
      brush(-27, second, 18) +
      brush(27, 'clay', 22) +
      brush(0, second === 'chalk' ? 'petal' : 'chalk', 30)
    );
  },
  'male-grooming'([, main, second, accent]) {
    // A barber's pole.
    let stripes = '';
    for (let i = 0; i < 4; i += 1)
      stripes += path(
        `M68 ${n(66 + i * 30)}L132 ${n(46 + i * 30)}L132 ${n(61 + i * 30)}L68 ${n(81 + i * 30)}Z`,
        i % 2 ? second : accent,
      );
    return (
      `<rect x="68" y="44" width="64" height="122" fill="${colourOf(main)}"/>` +
      stripes +
      `<rect x="58" y="36" width="84" height="14" rx="4" fill="${colourOf(accent)}"/><rect x="58" y="160" width="84" height="14" rx="4" fill="${colourOf(accent)}"/>` +
      path('M66 36C66 14 134 14 134 36Z', main) +
      disc(100, 14, 9, accent, seeded('pole')) +
      path('M66 174C66 192 82 198 92 200L92 216L108 216L108 200C118 198 134 192 134 174Z', main)
    );
  },
};
