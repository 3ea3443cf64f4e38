import { frond } from './frond.ts';
import { colourOf, type Fill, type Paper } from './paper.ts';
import { BACK_HAIR, FRONT_HAIR } from './portrait-hair.ts';
import { seeded } from './seeded.ts';
import { disc, group, path, sheet, svg } from './shapes.ts';

/** Skin and its shade. */
const SKIN = {
  porcelain: ['#F3D3BF', '#DFB29A'],
  peach: ['#E8B998', '#CF9975'],
  honey: ['#D39B6C', '#B67F50'],
  amber: ['#B57B4E', '#966038'],
  walnut: ['#8A5636', '#6E4027'],
  cocoa: ['#5E3826', '#472818'],
} as const;

const HAIR = {
  black: '#22201F',
  espresso: '#3B2620',
  chestnut: '#6B3A25',
  copper: '#B0572B',
  honey: '#C98F45',
  ash: '#B9AD9C',
  silver: '#CFCBC4',
} as const;

const NECKLINES = {
  round: 'M14 246C16 212 42 200 76 190C86 212 156 212 166 190C200 200 224 212 226 246Z',
  vee: 'M14 246C16 212 42 200 82 188L121 228L160 188C200 200 224 212 226 246Z',
  high: 'M14 246C16 210 44 198 84 188C92 184 98 178 99 168C112 178 130 178 143 168C144 178 150 184 158 188C198 198 224 210 226 246Z',
  apron: 'M14 246C16 212 42 200 76 190C86 212 156 212 166 190C200 200 224 212 226 246Z',
} as const;

/** Every trait is chosen by hand. Never derive one from a real person's id or name. */
export interface PortraitOptions {
  skin?: keyof typeof SKIN | undefined;
  /** A hair colour, or a paper for a head scarf. */
  hair?: keyof typeof HAIR | Paper | undefined;
  back?: keyof typeof BACK_HAIR | undefined;
  /** Defaults to the style of `back` where that style has a front. */
  front?: keyof typeof FRONT_HAIR | undefined;
  top?: Paper | undefined;
  ground?: Paper | undefined;
  neckline?: keyof typeof NECKLINES | undefined;
  beard?: boolean | undefined;
  glasses?: boolean | undefined;
  earrings?: Paper | undefined;
  /** A frond behind the shoulder. */
  frondFill?: Paper | undefined;
}

/** A portrait for the demo data, 240 by 240. */
export function portrait(options: PortraitOptions): string {
  const {
    skin = 'honey',
    hair = 'espresso',
    back = 'bob',
    top = 'viridian',
    ground = 'petal',
  } = options;
  const front = options.front ?? (back in FRONT_HAIR ? (back as keyof typeof FRONT_HAIR) : 'none');
  const isDeep = skin === 'cocoa' || skin === 'walnut';
  const [tone, shade] = SKIN[skin];
  const hairColour: Fill = hair in HAIR ? HAIR[hair as keyof typeof HAIR] : (hair as Paper);

  let out = sheet(240, 240, ground);
  if (options.frondFill) {
    out += group(
      frond(seeded(`${ground}${top}${hair}${skin}`), {
        len: 210,
        pairs: 6,
        reach: 44,
        fill: options.frondFill,
        bend: -0.12,
        body: 8,
      }),
      'translate(214 250) rotate(10)',
    );
  }
  if (BACK_HAIR[back]) out += path(BACK_HAIR[back], hairColour);
  out += shoulders({ tone, shade, top, neckline: options.neckline ?? 'round' });
  if (back !== 'scarf') {
    out += disc(70, 114, 9, tone, seeded('e'), 13) + disc(172, 114, 9, tone, seeded('f'), 13);
  }
  out += path(
    'M71 100C70 66 92 48 121 48C150 48 172 66 171 100C170 136 150 164 121 164C92 164 72 136 71 100Z',
    tone,
  );
  if (options.beard) out += beard(hairColour);
  out += features(isDeep ? '#2A140C' : '#5C3424');
  if (!options.beard) {
    out += path(
      'M107 140C113 136 118 138 121 139C124 138 129 136 135 140C130 148 112 148 107 140Z',
      isDeep ? '#A34E45' : '#C26357',
    );
  }
  if (options.glasses) out += GLASSES;
  if (FRONT_HAIR[front]) out += path(FRONT_HAIR[front], hairColour);
  if (back === 'wrap') out += WRAP_FOLDS;
  if (options.earrings) {
    out +=
      disc(69, 134, 6, options.earrings, seeded('g'), 8) +
      disc(173, 134, 6, options.earrings, seeded('h'), 8);
  }

  return svg(240, 240, out);
}

interface Bust {
  tone: Fill;
  shade: Fill;
  top: Paper;
  neckline: keyof typeof NECKLINES;
}

function shoulders({ tone, shade, top, neckline }: Bust): string {
  return (
    path('M100 140L100 178C100 190 92 194 84 198L158 198C150 194 142 190 142 178L142 140Z', shade) +
    path(
      'M18 246C20 212 44 200 74 192C88 188 98 182 101 172C112 190 132 190 141 172C144 182 156 188 168 192C198 200 220 212 222 246Z',
      tone,
    ) +
    path(NECKLINES[neckline], top) +
    (neckline === 'apron'
      ? path('M84 246L88 212C108 220 134 220 154 212L158 246Z', 'chalk') +
        path('M80 190L92 214L98 216L88 188ZM162 190L150 214L144 216L154 188Z', 'chalk')
      : '')
  );
}

function beard(colour: Fill): string {
  return (
    path(
      'M71 104C72 140 90 170 121 170C152 170 170 140 171 104C166 118 160 126 150 128C138 124 128 128 121 128C114 128 104 124 92 128C82 126 76 118 71 104Z',
      colour,
    ) + path('M108 141C116 146 126 146 134 141C130 150 112 150 108 141Z', '#C97A68')
  );
}

/** A few scissor-cut lines: closed eyes, brows, a nose. */
function features(colour: string): string {
  const cut = (d: string, width = 2.6) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

  return (
    cut('M90 104C95 109 103 109 108 104') +
    cut('M134 104C139 109 147 109 152 104') +
    cut('M86 90C94 85 102 85 109 88', 2.2) +
    cut('M133 88C140 85 148 85 156 90', 2.2) +
    cut('M121 100C120 110 116 118 117 122C119 125 123 125 126 124', 2.2)
  );
}

const GLASSES =
  '<g fill="none" stroke="#22201F" stroke-width="3"><circle cx="98" cy="105" r="17"/><circle cx="144" cy="105" r="17"/><path d="M115 103Q121 99 127 103M81 103L72 100M161 103L170 100"/></g>';

const WRAP_FOLDS = `<path d="M64 84C84 50 112 36 160 34M60 70C82 34 116 22 148 20M178 84C166 62 150 50 130 42" fill="none" stroke="${colourOf('ochre')}" stroke-width="4" stroke-linecap="round"/>`;
