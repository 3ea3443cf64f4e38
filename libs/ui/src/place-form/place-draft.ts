/** Where a place is, as its form holds it. */
export interface AddressDraft {
  /** What stands in the field that finds addresses. */
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

/** The farthest that is offered by itself; beyond it a distance is custom. */
export const mostPresetMiles = 6;

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
] as const;

/** A rule that is broken: a key of the words `place.problems`. */
export type PlaceProblem = (typeof PROBLEMS)[number];

/** What is wrong with the fields of a place: a rule, or the server's own words. */
export type PlaceProblems = Partial<Record<keyof (MobileDraft & SalonDraft), string>>;

export function isPlaceProblem(message: string): message is PlaceProblem {
  return PROBLEMS.some((known) => known === message);
}

/** True when nobody picked an address, and there is no town or postcode either (spec 1 §5). */
export function isUnpicked({ point, town, postcode }: AddressDraft): boolean {
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

/** What is wrong with a distance as typed: whole miles from 1 to 30; null when nothing is. */
export function distanceProblem(text: string): PlaceProblem | null {
  if (text.trim() === '') return 'distanceRequired';
  const miles = Number(text);
  if (!Number.isInteger(miles)) return 'distanceInteger';

  return miles >= 1 && miles <= 30 ? null : 'distanceRange';
}

/** Empty when the base can be saved. */
export function mobileProblems(draft: MobileDraft): PlaceProblems {
  const distance = distanceProblem(draft.distance);

  return {
    ...addressProblems(draft),
    ...(distance ? rule('distance', distance) : {}),
    ...(draft.charge === null ? rule('charge', 'chargeRequired') : {}),
  };
}

/** Empty when the salon can be saved. Its name may be left out. */
export function salonProblems(draft: SalonDraft): PlaceProblems {
  return addressProblems(draft);
}
