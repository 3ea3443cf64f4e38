/** The fourteen sheets of paper that all art is cut from; the same in both colour schemes. */
const PAPER = {
  chalk: '#FBF6EC',
  oat: '#E6D9C3',
  petal: '#F2CFC6',
  blush: '#E3A896',
  clay: '#BF6B4A',
  ochre: '#DDA53F',
  moss: '#7F8650',
  sea: '#93C0B2',
  viridian: '#0B5A50',
  fir: '#0C3B35',
  sky: '#BBD2DC',
  ink: '#2C4870',
  plum: '#6A2E48',
  mauve: '#C9A9B8',
} as const;

export type Paper = keyof typeof PAPER;

/** A sheet by its name, or a colour of its own as `#RRGGBB`. */
export type Fill = Paper | `#${string}`;

/** The colour of a fill. */
export function colourOf(fill: Fill): string {
  return fill in PAPER ? PAPER[fill as Paper] : fill;
}

const DARK: readonly Fill[] = ['plum', 'ink', 'fir', 'viridian', 'moss', 'clay'];

/** Whether shapes on this ground must be light to be visible. */
export function isDark(ground: Fill): boolean {
  return DARK.includes(ground);
}

/** What a motif is cut from: its ground, main, second and accent sheet. */
export type Sheets = readonly [ground: Fill, main: Fill, second: Fill, accent: Fill];
