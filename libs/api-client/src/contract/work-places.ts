import { normalisePostcode } from '@freely/domain/postcode';
import * as v from 'valibot';
import { call } from './call.ts';
import { CallOutCharge } from './prices.ts';
import { Id, LatLng, Line, NumberOf, withoutLink } from './values.ts';

/** Where a practitioner works: the mobile base that they travel from, and salons. */

export const TravelDistance = v.pipe(
  NumberOf('rules.practice.distance', 'rules.practice.distanceWhole'),
  v.integer('rules.practice.distanceWhole'),
  v.minValue(1, 'rules.practice.distanceRange'),
  v.maxValue(30, 'rules.practice.distanceRange'),
);

const required = (max: number, message: string) =>
  v.pipe(v.string(message), Line(max), v.nonEmpty(message));

/** The lines of a British address. */
export const addressLines = {
  address: required(200, 'rules.address.required'),
  /** Shown to everybody, as a salon's name is. */
  city: v.pipe(required(120, 'rules.address.town'), withoutLink()),
  postcode: v.pipe(
    v.string('rules.address.postcode'),
    v.trim(),
    v.nonEmpty('rules.address.postcode'),
    v.transform(normalisePostcode),
    v.regex(/^[A-Za-z]{1,2}\d[A-Za-z\d]?( ?\d[A-Za-z]{2})?$/, 'rules.address.postcodeInvalid'),
    v.toUpperCase(),
  ),
  country_id: v.optional(v.literal('UK')),
  country_name: v.optional(v.literal('United Kingdom')),
};

const PlaceAddress = v.object({ ...addressLines, location: LatLng });
export const SalonName = v.pipe(Line(120), withoutLink());

const ReadAddress = v.object({
  address: v.string(),
  city: v.string(),
  postcode: v.string(),
  country_id: v.literal('UK'),
  country_name: v.literal('United Kingdom'),
  location: v.object({ lat: v.number(), lng: v.number() }),
});

export const OwnLocationTypes = v.object({
  /** Null without a mobile base. */
  mobile: v.nullable(
    v.object({
      disabled: v.boolean(),
      /** Miles. */
      distance_to_travel: v.number(),
      call_out_charge: v.number(),
      address: ReadAddress,
    }),
  ),
  salon: v.array(
    v.object({
      salon_id: v.number(),
      disabled: v.boolean(),
      name: v.string(),
      address: ReadAddress,
    }),
  ),
});
export type OwnLocationTypes = v.InferOutput<typeof OwnLocationTypes>;

/** Fields that are left out stay unchanged. Any other place is refused: it would be saved nowhere. */
export const LocationTypesChange = v.strictObject({
  /** Null, as it is read, where there is no mobile base. */
  mobile: v.optional(
    v.nullable(
      v.object({
        disabled: v.optional(v.boolean()),
        distance_to_travel: v.optional(TravelDistance),
        call_out_charge: v.optional(CallOutCharge),
        address: v.optional(PlaceAddress),
      }),
    ),
  ),
  salon: v.optional(
    v.pipe(
      v.array(
        v.object({
          salon_id: Id,
          disabled: v.optional(v.boolean()),
          name: v.optional(SalonName),
          address: v.optional(PlaceAddress),
        }),
      ),
      v.maxLength(20),
    ),
  ),
});
export type LocationTypesChange = v.InferOutput<typeof LocationTypesChange>;

export const ownLocationTypes = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/practitioner/locationtypes',
  access: 'practitioner',
  response: OwnLocationTypes,
});

/**
 * A salon with bookings to come does not move elsewhere: the error lists them in `bookings`. Other words for the same
 * place are saved, and its bookings follow (D95).
 */
export const changeLocationTypes = /*#__PURE__*/ call({
  method: 'PUT',
  path: '/dashboard/practitioner/locationtypes',
  access: 'practitioner',
  owner: { of: 'salon', by: 'practitioner' },
  body: LocationTypesChange,
  response: v.object({ message: v.string(), ...OwnLocationTypes.entries }),
});

/** Salons with name and address; a salon without a name is shown by its address. */
export const practitionerSalons = /*#__PURE__*/ call({
  method: 'GET',
  path: '/practitioner/salons',
  access: 'practitioner',
  response: v.object({
    salons: v.array(
      v.object({ id: v.number(), name: v.string(), postcode: v.string(), address: v.string() }),
    ),
  }),
});
