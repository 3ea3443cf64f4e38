import type { ServiceTypeName } from '@freely/domain/service-types';
import faces from './art/faces.svg';
import hair from './art/hair.svg';
import makeUp from './art/make-up.svg';
import maleGrooming from './art/male-grooming.svg';
import massage from './art/massage.svg';
import nails from './art/nails.svg';
import waxing from './art/waxing.svg';

/** The seven blurbs (spec 1 §2.4): together they cover the nine categories. */
export const blurbs = [
  { key: 'hair', picture: hair, type: 'hairdresser' },
  { key: 'nails', picture: nails, type: 'beautician' },
  { key: 'massage', picture: massage, type: 'massage_therapist' },
  { key: 'faces', picture: faces, type: 'beautician' },
  { key: 'make-up', picture: makeUp, type: 'beautician' },
  { key: 'waxing', picture: waxing, type: 'beautician' },
  { key: 'male-grooming', picture: maleGrooming, type: 'hairdresser' },
] as const satisfies readonly { key: string; picture: string; type: ServiceTypeName }[];
