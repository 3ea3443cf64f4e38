import type { ArtCategory } from './categories.ts';
import { frond } from './frond.ts';
import { colourOf, type Sheets } from './paper.ts';
import { seeded } from './seeded.ts';
import { disc, group, leaf, n, path } from './shapes.ts';

/** Draws on a board of 200 by 200, centred on (100, 100). */
export type Motif = (sheets: Sheets) => string;

export const MOTIFS: Readonly<Record<ArtCategory, Motif>> = {
  hair([, main, second]) {
    // A plait: overlapping strands narrowing to a tie and a tuft.
    let out = path('M46 -160L60 -8C50 26 62 44 78 50L124 50C140 42 150 22 142 -8L154 -160Z', main);
    const rows = 5;
    for (let i = 0; i < rows; i += 1) {
      const y = 40 + i * 23;
      const w = 34 - i * 3.4;
      out += group(
        path(
          `M0 0C${n(w * 0.1)} ${n(-w * 0.66)} ${n(w * 0.9)} ${n(-w * 0.72)} ${n(w * 1.24)} ${n(-w * 0.16)}C${n(w * 1.2)} ${n(w * 0.5)} ${n(w * 0.5)} ${n(w * 0.86)} ${n(-w * 0.14)} ${n(w * 0.92)}C${n(w * 0.06)} ${n(w * 0.5)} ${n(-w * 0.02)} ${n(w * 0.3)} 0 0Z`,
          main,
        ),
        `translate(99 ${y}) rotate(8)`,
      );
      out += group(
        path(
          `M0 0C${n(-w * 0.1)} ${n(-w * 0.66)} ${n(-w * 0.9)} ${n(-w * 0.72)} ${n(-w * 1.24)} ${n(-w * 0.16)}C${n(-w * 1.2)} ${n(w * 0.5)} ${n(-w * 0.5)} ${n(w * 0.86)} ${n(w * 0.14)} ${n(w * 0.92)}C${n(-w * 0.06)} ${n(w * 0.5)} ${n(w * 0.02)} ${n(w * 0.3)} 0 0Z`,
          main,
        ),
        `translate(101 ${y + 11}) rotate(-8)`,
      );
      const cut = (sx: number, yy: number, flip: number) =>
        `<path d="M${sx} ${n(yy + w * 0.62)}C${n(sx + flip * w * 0.5)} ${n(yy + w * 0.5)} ${n(sx + flip * w * 0.9)} ${n(yy + w * 0.16)} ${n(sx + flip * w * 1.02)} ${n(yy - w * 0.1)}" fill="none" stroke="${colourOf(second)}" stroke-width="2.6" stroke-linecap="round"/>`;
      out += cut(101, y + 2, 1) + cut(99, y + 13, -1);
    }
    out += path('M88 158C96 154 106 154 113 158L112 169C104 172 96 172 89 169Z', second);
    out += path(
      'M90 168C84 184 86 198 92 212C96 202 98 202 100 212C103 202 106 202 110 212C115 198 117 184 111 168Z',
      main,
    );
    return out;
  },
  beauty([, main, second, accent]) {
    // A full blossom.
    let out = '';
    for (let i = 0; i < 8; i += 1)
      out += group(leaf(80, 46, main, 0.05), `translate(100 100) rotate(${i * 45 + 6})`);
    for (let i = 0; i < 8; i += 1)
      out += group(leaf(50, 24, second, -0.06), `translate(100 100) rotate(${i * 45 + 28})`);
    return out + disc(100, 100, 17, accent);
  },
  facial([, main, second, accent]) {
    // A face in profile in front of a sun.
    return (
      disc(118, 88, 66, second) +
      path(
        'M42 212C46 186 58 176 60 160C52 148 46 128 48 104C50 62 78 38 108 40C128 42 140 54 143 72C145 82 142 88 144 95C148 104 155 110 155 116C154 121 147 120 145 123C145 127 149 129 148 133C147 136 144 136 144 138C146 141 147 144 144 147C143 150 144 154 141 158C136 166 124 163 114 162C112 176 118 196 130 212Z',
        main,
      ) +
      `<path d="M113 100C119 105 127 105 132 100" fill="none" stroke="${colourOf(accent)}" stroke-width="3.4" stroke-linecap="round"/>` +
      group(leaf(46, 22, accent, 0.1), 'translate(66 66) rotate(28)') +
      group(leaf(38, 18, accent, -0.1), 'translate(62 72) rotate(-24)')
    );
  },
  nails([, main, , accent]) {
    // An open hand with almond nails.
    const finger = (x: number, y: number, len: number, w: number, rot: number) =>
      group(
        path(
          `M${n(-w * 0.5)} 20C${n(-w * 0.58)} ${n(-len * 0.4)} ${n(-w * 0.5)} ${n(-len + 8)} ${n(-w * 0.44)} ${n(-len + 2)}C${n(-w * 0.3)} ${n(-len - 10)} ${n(w * 0.3)} ${n(-len - 10)} ${n(w * 0.44)} ${n(-len + 2)}C${n(w * 0.5)} ${n(-len + 8)} ${n(w * 0.58)} ${n(-len * 0.4)} ${n(w * 0.5)} 20Z`,
          main,
        ) +
          path(
            `M0 ${n(-len - 12)}C${n(w * 0.3)} ${n(-len - 9)} ${n(w * 0.34)} ${n(-len + 4)} ${n(w * 0.26)} ${n(-len + 12)}C${n(w * 0.1)} ${n(-len + 16)} ${n(-w * 0.1)} ${n(-len + 16)} ${n(-w * 0.26)} ${n(-len + 12)}C${n(-w * 0.34)} ${n(-len + 4)} ${n(-w * 0.3)} ${n(-len - 9)} 0 ${n(-len - 12)}Z`,
            accent,
          ),
        `translate(${x} ${y}) rotate(${rot})`,
      );
    return (
      path(
        'M66 216C70 190 58 170 58 144C58 120 74 108 100 107C128 107 144 118 144 144C144 170 134 190 138 216Z',
        main,
      ) +
      finger(72, 124, 62, 22, -15) +
      finger(93, 116, 80, 23, -5) +
      finger(115, 116, 77, 23, 6) +
      finger(133, 128, 58, 20, 18) +
      finger(70, 172, 56, 24, -50)
    );
  },
  eyes([ground, main, second, accent]) {
    // An almond eye with leaf lashes.
    let out = '';
    for (let i = 0; i < 7; i += 1) {
      const a = -54 + i * 18;
      const lx = 100 + Math.sin((a * Math.PI) / 180) * 62;
      const ly = 118 - Math.cos((a * Math.PI) / 180) * 44;
      out += group(
        leaf(44 - Math.abs(i - 3) * 3, 13, accent, 0.02),
        `translate(${n(lx)} ${n(ly)}) rotate(${n(a * 1.02)})`,
      );
    }
    return (
      out +
      path(
        'M18 122C42 84 72 72 102 72C134 72 162 88 184 120C160 150 132 164 102 164C70 164 42 150 18 122Z',
        main,
      ) +
      disc(101, 117, 37, second) +
      disc(101, 117, 18, ground) +
      disc(112, 106, 6, main)
    );
  },
  massage([, main, second, accent]) {
    // Warm stones, balanced, with a frond.
    const rnd = seeded('stones');
    return (
      group(
        frond(rnd, { len: 150, pairs: 6, reach: 34, fill: accent, bend: -0.1, body: 6 }),
        'translate(150 206) rotate(14)',
      ) +
      disc(94, 168, 68, main, seeded('s1'), 27, 0.02) +
      disc(90, 122, 49, second, seeded('s2'), 21, 0.02) +
      disc(98, 84, 33, main, seeded('s3'), 17, 0.02) +
      disc(94, 54, 18, second, seeded('s4'), 12, 0.02)
    );
  },
  waxing([, main, second, accent]) {
    // Honey running from the top edge, and a smooth leaf.
    return (
      path(
        'M-400 -160L600 -160L600 44L204 50C198 74 180 78 174 56C168 44 156 46 154 62L152 110C150 128 128 128 126 110L125 78C123 62 106 62 104 78L102 146C100 168 74 168 72 146L71 66C69 52 54 52 52 66L50 88C48 104 28 104 26 88L24 56C20 46 6 48 -4 58L-400 46Z',
        main,
      ) +
      disc(139, 148, 11, main, seeded('drip'), 13) +
      group(leaf(112, 50, second, 0.12, 'chalk'), 'translate(112 206) rotate(38)') +
      group(leaf(80, 36, accent, -0.14, 'chalk'), 'translate(104 208) rotate(-24)')
    );
  },
  'make-up'([, main, second, accent]) {
    // A lipstick and an open compact.
    return (
      disc(134, 112, 58, main) +
      disc(134, 112, 45, 'sky') +
      `<path d="M110 120L132 92M124 128L146 100" stroke="${colourOf('chalk')}" stroke-width="5" stroke-linecap="round"/>` +
      group(
        `<rect x="-25" y="8" width="50" height="100" rx="3" fill="${colourOf(accent)}"/>` +
          `<rect x="-19" y="-30" width="38" height="40" fill="${colourOf(second)}"/>` +
          path('M-15 -30L-15 -74C-12 -92 6 -104 15 -104L15 -30Z', 'clay') +
          `<rect x="-25" y="22" width="50" height="5" fill="${colourOf(main)}"/>`,
        'translate(64 126) rotate(-8)',
      )
    );
  },
  'male-grooming'([ground, main, second, accent]) {
    // A shaving brush and a comb.
    let teeth = '';
    for (let i = 0; i < 11; i += 1)
      teeth += `<rect x="${-62 + i * 11.6}" y="6" width="6.6" height="${i === 0 || i === 10 ? 46 : 42}" rx="3.2" fill="${colourOf(second)}"/>`;
    return (
      group(
        `<rect x="-68" y="-22" width="138" height="32" rx="8" fill="${colourOf(second)}"/>${teeth}`,
        'translate(120 72) rotate(-24)',
      ) +
      group(
        path(
          'M-30 -92C-18 -106 18 -106 30 -92C34 -72 26 -50 18 -36L-18 -36C-26 -50 -34 -72 -30 -92Z',
          main,
        ) +
          `<path d="M-12 -90C-12 -74 -10 -58 -7 -44M0 -94L0 -44M12 -90C12 -74 10 -58 7 -44" stroke="${colourOf(ground)}" stroke-width="2.4" fill="none" stroke-linecap="round"/>` +
          `<rect x="-21" y="-38" width="42" height="14" rx="2" fill="${colourOf(accent)}"/>` +
          path(
            'M-17 -24C-14 -10 -12 -4 -22 10C-32 26 -26 48 0 50C26 48 32 26 22 10C12 -4 14 -10 17 -24Z',
            accent,
          ),
        'translate(74 146) rotate(8)',
      )
    );
  },
};
