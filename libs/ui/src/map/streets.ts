import { seeded } from '../art/seeded.ts';

export interface Streets {
  parks: string[];
  water: string;
  roads: { path: string; width: number }[];
}

/**
 * A pattern of streets, parks and a river, 640 by 280, always the same for a place. The seed is the
 * place to about a hundred metres.
 */
export function streetsAround(lat: number, lng: number): Streets {
  const random = seeded(`streets:${lat.toFixed(3)}:${lng.toFixed(3)}`);
  const about = (value: number, spread: number) =>
    Math.round(value + random.between(-spread, spread));
  const bank = about(224, 26);
  const crossings = [70, 168, 262, 366, 462, 566].map((x) => about(x, 24));

  return {
    water: `M-10 ${bank}C90 ${bank - about(34, 12)} 150 ${bank + 36} 260 ${bank + about(16, 10)}C380 ${bank - 4} 430 ${bank + 44} 650 ${bank - about(6, 14)}L650 300L-10 300Z`,
    parks: [
      `M${about(370, 30)} ${about(24, 8)}C430 ${about(-4, 6)} 530 ${about(6, 8)} 560 ${about(46, 8)}C584 92 520 ${about(132, 8)} 452 ${about(126, 8)}C392 124 ${about(336, 12)} 62 ${about(370, 20)} ${about(26, 6)}Z`,
      `M${about(44, 14)} ${about(40, 8)}L${about(150, 14)} ${about(24, 8)}L${about(168, 10)} ${about(94, 8)}L${about(60, 10)} ${about(110, 8)}Z`,
    ],
    roads: [
      {
        width: 9,
        path: `M-10 ${about(150, 14)}C120 ${about(128, 10)} 220 ${about(168, 10)} 330 146C430 ${about(126, 8)} 520 ${about(162, 10)} 650 ${about(132, 14)}`,
      },
      {
        width: 9,
        path: `M${about(236, 20)} -10C250 ${about(80, 14)} ${about(286, 14)} 150 ${about(300, 20)} 290`,
      },
      {
        width: 6,
        path: `M-10 ${about(62, 12)}L236 ${about(42, 10)}L${about(370, 20)} ${about(20, 8)}`,
      },
      { width: 6, path: `M${about(150, 20)} 96L262 ${about(106, 8)}L650 ${about(122, 20)}` },
      ...crossings.map((x, index) => ({
        width: index % 2 ? 6 : 4,
        path: `M${x} ${index % 2 ? -10 : 60}L${x + about(14, 22)} ${about(236, 24)}`,
      })),
    ],
  };
}
