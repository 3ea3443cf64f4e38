import type { ServiceTypeName } from '@freely/domain/service-types';
import beautician from './art/cover-beautician.svg';
import hairDresser from './art/cover-hair-dresser.svg';
import maleGrooming from './art/cover-male-grooming.svg';
import massageTherapist from './art/cover-massage-therapist.svg';

interface Variant {
  /** The preselected type of practitioner in its search. */
  readonly type: ServiceTypeName;
  readonly picture: string;
}

/** The home pages for one audience, by path. Their messages are under `home.variants`. */
export const variants = {
  'hair-dresser': { type: 'hairdresser', picture: hairDresser },
  beautician: { type: 'beautician', picture: beautician },
  'massage-therapist': { type: 'massage_therapist', picture: massageTherapist },
  'male-grooming': { type: 'hairdresser', picture: maleGrooming },
} as const satisfies Record<string, Variant>;

export type HomeVariant = keyof typeof variants;
