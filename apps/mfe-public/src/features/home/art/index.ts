import type { Category } from '@freely/domain/service-types';
import squares from './squares.svg';

// The pictures of the home page are files that @freely/ui/art generated once, so that browsers
// need not download the generator. The squares are views of one file: to a browser each image of
// vectors is a document of its own, and eleven took a quarter of a phone's work before scripts.

const square = (view: string) => `${squares}#${view}`;

export const amara = square('amara');
export const tom = square('tom');

/** The URL of each category's square picture. */
export const tiles: Record<Category, string> = {
  hair: square('hair'),
  beauty: square('beauty'),
  facial: square('facial'),
  nails: square('nails'),
  eyes: square('eyes'),
  massage: square('massage'),
  waxing: square('waxing'),
  'make-up': square('make-up'),
  'male-grooming': square('male-grooming'),
};
