import { isPayable } from '@freely/domain/treatment-price';

/** The address of a place in its form. */
export interface AddressDraft {
  /** The text in the address search field. */
  search: string;
  /** House number and street. */
  address: string;
  town: string;
  postcode: string;
  /** Degrees; null until an address was picked. */
  point: { lat: number; lng: number } | null;
}

/** The base that a practitioner travels from. */
export interface MobileDraft extends AddressDraft {
  /** Miles, as typed or chosen. */
  distance: string;
  isCustomDistance: boolean;
  /** Whole pence (D9); null while the field is empty. */
  charge: number | null;
}

export interface SalonDraft extends AddressDraft {
  name: string;
}

const NO_ADDRESS: AddressDraft = { search: '', address: '', town: '', postcode: '', point: null };

export const emptyMobile: MobileDraft = {
  ...NO_ADDRESS,
  distance: '1',
  isCustomDistance: false,
  charge: null,
};

export const emptySalon: SalonDraft = { ...NO_ADDRESS, name: '' };

/** The longest distance in the list; longer ones are custom. */
export const maxPresetMiles = 6;

const PROBLEMS = [
  'addressRequired',
  'townRequired',
  'postcodeRequired',
  'postcodeFormat',
  'notPicked',
  'notFound',
  'lookupFailed',
  'distanceRequired',
  'distanceInteger',
  'distanceRange',
  'chargeRequired',
  'chargeLeast',
] as const;

/** A broken rule: a key of the messages `place.problems`. */
export type PlaceProblem = (typeof PROBLEMS)[number];

/** The errors of a place's fields: a broken rule, or a message of the server. */
export type PlaceProblems = Partial<Record<keyof (MobileDraft & SalonDraft), string>>;

export function isPlaceProblem(message: string): message is PlaceProblem {
  return PROBLEMS.some((known) => known === message);
}

/** True when no address was picked, and the town or the postcode is missing too (spec 1 §5). */
export function isAddressMissing({ point, town, postcode }: AddressDraft): boolean {
  return point === null && (town === '' || postcode.trim() === '');
}

const POSTCODE = /^[a-z]{1,2}\d[a-z\d]?( ?\d[a-z]{2})?$/i;

function addressProblems({ address, town, postcode, point }: AddressDraft): PlaceProblems {
  return {
    ...(point ? {} : rule('search', 'notPicked')),
    ...(address.trim() === '' ? rule('address', 'addressRequired') : {}),
    ...(town === '' ? rule('town', 'townRequired') : {}),
    ...(postcode.trim() === ''
      ? rule('postcode', 'postcodeRequired')
      : POSTCODE.test(postcode.trim())
        ? {}
        : rule('postcode', 'postcodeFormat')),
  };
}

const rule = (field: keyof PlaceProblems, problem: PlaceProblem) => ({ [field]: problem });

/** The broken rule of a typed distance (whole miles from 1 to 30), or null. */
export function distanceProblem(text: string): PlaceProblem | null {
  if (text.trim() === '') return 'distanceRequired';
  const miles = Number(text);
  // 1e1 is no distance that people write.
  if (!/^-?\d+$/.test(text.trim())) return 'distanceInteger';

  return miles >= 1 && miles <= 30 ? null : 'distanceRange';
}

function chargeProblem(charge: number | null): PlaceProblems {
  if (charge === null) return rule('charge', 'chargeRequired');

  return isPayable(charge) ? {} : rule('charge', 'chargeLeast');
}

/** Empty when the base can be saved. */
export function mobileProblems(draft: MobileDraft): PlaceProblems {
  const distance = distanceProblem(draft.distance);

  return {
    ...addressProblems(draft),
    ...(distance ? rule('distance', distance) : {}),
    ...chargeProblem(draft.charge),
  };
}

/** Empty when the salon can be saved. Its name is optional. */
export function salonProblems(draft: SalonDraft): PlaceProblems {
  return addressProblems(draft);
}
