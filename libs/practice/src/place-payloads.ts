import type {
  LocationTypesChange,
  NewLocationTypes,
  OwnLocationTypes,
} from '@freely/api-client/contract';
import { penceOf, poundsOf } from '@freely/domain/money';
import {
  type MobileDraft,
  maxPresetMiles,
  type PlaceProblems,
  type SalonDraft,
} from './place-form/index.ts';

/** Converts between the drafts of place forms and the payloads of the API. */

type Mobile = NonNullable<OwnLocationTypes['mobile']>;
type Salon = OwnLocationTypes['salon'][number];
type NewMobile = NonNullable<NewLocationTypes['1']>;
type NewSalon = NonNullable<NewLocationTypes['2']>[number];
type Lines = Pick<MobileDraft, 'address' | 'town' | 'postcode'>;

const uk = { country_id: 'UK', country_name: 'United Kingdom' } as const;

/** The payload for a new mobile base, from a valid draft. */
export function newMobile(draft: MobileDraft): NewMobile {
  return {
    distance: Number(draft.distance),
    call_out_charge: poundsOf(draft.charge ?? 0),
    home_address: { ...linesOf(draft), home_location: pointOf(draft) },
  };
}

/** The payload for a new salon, from a valid draft. */
export function newSalon(draft: SalonDraft): NewSalon {
  return { name: draft.name.trim(), ...linesOf(draft), salon_location: pointOf(draft) };
}

/** The payload for a changed mobile base, from a valid draft. */
export function mobileChange(draft: MobileDraft): NonNullable<LocationTypesChange['mobile']> {
  return {
    distance_to_travel: Number(draft.distance),
    call_out_charge: poundsOf(draft.charge ?? 0),
    address: { ...linesOf(draft), location: pointOf(draft) },
  };
}

/** The payload for a changed salon, from a valid draft. */
export function salonChange(
  salon_id: number,
  draft: SalonDraft,
): NonNullable<LocationTypesChange['salon']>[number] {
  return {
    salon_id,
    name: draft.name.trim(),
    address: { ...linesOf(draft), location: pointOf(draft) },
  };
}

/** The draft of a stored mobile base. More than 6 miles are a custom distance (spec 3 §9). */
export function mobileDraft(mobile: Mobile): MobileDraft {
  return {
    ...addressDraft(mobile.address),
    distance: String(mobile.distance_to_travel),
    isCustomDistance: mobile.distance_to_travel > maxPresetMiles,
    charge: penceOf(mobile.call_out_charge),
  };
}

/** The draft of a stored salon. */
export function salonDraft({ name, address }: Salon): SalonDraft {
  return { name, ...addressDraft(address) };
}

/** The server's errors about a place, by the names of the form's fields. */
export function placeProblems(errors: Readonly<Record<string, readonly string[]>>): PlaceProblems {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, [message]]) => {
      const field = FIELDS[path.split('.').at(-1) ?? ''];
      return field && message ? [[field, message]] : [];
    }),
  );
}

const FIELDS: Readonly<Record<string, keyof PlaceProblems>> = {
  address: 'address',
  city: 'town',
  postcode: 'postcode',
  distance: 'distance',
  distance_to_travel: 'distance',
  call_out_charge: 'charge',
  name: 'name',
  home_location: 'search',
  salon_location: 'search',
  location: 'search',
};

function addressDraft({ address, city, postcode, location }: Mobile['address']) {
  return { search: `${postcode}, ${city}`, address, town: city, postcode, point: location };
}

function linesOf({ address, town, postcode }: Lines) {
  return { address: address.trim(), city: town, postcode: postcode.trim(), ...uk };
}

/** Points have 7 decimals (spec 1 §9). */
function pointOf({ point }: Pick<MobileDraft, 'point'>) {
  if (!point) throw new Error('An address without coordinates cannot be saved.');

  return { lat: Number(point.lat.toFixed(7)), lng: Number(point.lng.toFixed(7)) };
}
