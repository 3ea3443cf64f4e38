import type { Category } from '@freely/domain/service-types';
import beauty from './tile-beauty.svg';
import eyes from './tile-eyes.svg';
import facial from './tile-facial.svg';
import hair from './tile-hair.svg';
import makeUp from './tile-make-up.svg';
import maleGrooming from './tile-male-grooming.svg';
import massage from './tile-massage.svg';
import nails from './tile-nails.svg';
import waxing from './tile-waxing.svg';

// The pictures of the home page are files that @freely/ui/art generated once, so that browsers
// need not download the generator.

export { default as amara } from './portrait-amara.svg';
export { default as tom } from './portrait-tom.svg';

/** The URL of each category's square picture. */
export const tiles: Record<Category, string> = {
  hair,
  beauty,
  facial,
  nails,
  eyes,
  massage,
  waxing,
  'make-up': makeUp,
  'male-grooming': maleGrooming,
};
