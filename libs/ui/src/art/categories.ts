import type { Paper, Sheets } from './paper.ts';

/** The kinds of treatment that have a motif. */
export const CATEGORIES = [
  'hair',
  'beauty',
  'facial',
  'nails',
  'eyes',
  'massage',
  'waxing',
  'make-up',
  'male-grooming',
] as const;

export type ArtCategory = (typeof CATEGORIES)[number];

/** Each category's own sheets: ground, main, second, accent. */
export const SHEETS: Readonly<Record<ArtCategory, Sheets>> = {
  hair: ['ochre', 'plum', 'petal', 'chalk'],
  beauty: ['petal', 'plum', 'clay', 'ochre'],
  facial: ['sky', 'chalk', 'blush', 'ink'],
  nails: ['plum', 'blush', 'petal', 'ochre'],
  eyes: ['ink', 'chalk', 'sea', 'ochre'],
  massage: ['moss', 'chalk', 'oat', 'fir'],
  waxing: ['chalk', 'ochre', 'viridian', 'clay'],
  'make-up': ['blush', 'plum', 'chalk', 'ochre'],
  'male-grooming': ['viridian', 'oat', 'sea', 'ochre'],
};

/** Alternative grounds, so that two covers of one category do not look the same. */
export const GROUNDS: Readonly<Record<ArtCategory, readonly Paper[]>> = {
  hair: ['ochre', 'oat', 'petal', 'sky'],
  beauty: ['petal', 'oat', 'sea', 'chalk'],
  facial: ['sky', 'sea', 'petal', 'oat'],
  nails: ['plum', 'mauve', 'ink', 'fir'],
  eyes: ['ink', 'fir', 'plum', 'viridian'],
  massage: ['moss', 'viridian', 'clay', 'ink'],
  waxing: ['chalk', 'petal', 'sky', 'oat'],
  'make-up': ['blush', 'mauve', 'sky', 'ochre'],
  'male-grooming': ['viridian', 'ink', 'fir', 'plum'],
};
