import { waysOfTravelling } from '@freely/domain/travel-time';
import * as v from 'valibot';
import { call } from './call.ts';
import { NumberOf } from './values.ts';
import { TravelDistance } from './work-places.ts';

/** How a practitioner travels between home visits: free times leave time for the roads. */

export const TravelSettings = v.object({
  way: v.picklist(waysOfTravelling, 'rules.travel.way'),
  /** Minutes added to every road. */
  buffer: v.pipe(
    NumberOf('rules.travel.buffer', 'rules.travel.bufferWhole'),
    v.integer('rules.travel.bufferWhole'),
    v.minValue(0, 'rules.travel.bufferRange'),
    v.maxValue(60, 'rules.travel.bufferRange'),
  ),
  /** Whether the roads from and to the base are part of the working day. */
  from_base: v.boolean(),
  /** Miles by weekday, Sunday first; null: the distance of the base. */
  miles_by_day: v.pipe(v.array(v.nullable(TravelDistance)), v.length(7)),
});
export type TravelSettings = v.InferOutput<typeof TravelSettings>;

/** What is saved of parts that were not chosen when the practitioner begins to count roads. */
export const usualTravel: TravelSettings = {
  way: 'transit',
  buffer: 0,
  from_base: false,
  miles_by_day: [null, null, null, null, null, null, null],
};

/** Parts that are left out stay unchanged, and so do weekdays. */
export const TravelChange = v.object({
  way: v.optional(TravelSettings.entries.way),
  buffer: v.optional(TravelSettings.entries.buffer),
  from_base: v.optional(TravelSettings.entries.from_base),
  miles_by_day: v.optional(
    v.union([
      TravelSettings.entries.miles_by_day,
      v.record(v.pipe(v.string(), v.regex(/^[0-6]$/)), v.nullable(TravelDistance)),
    ]),
  ),
  /** Begins to count roads; what is left out is as usual, unless they are counted already. */
  count: v.optional(v.literal(true)),
});
export type TravelChange = v.InferOutput<typeof TravelChange>;

/** Null: roads are not counted. */
const OwnTravel = v.object({ travel: v.nullable(TravelSettings) });

export const ownTravel = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/practitioner/travel',
  access: 'practitioner',
  response: OwnTravel,
});

/**
 * Bookings that are made already keep their times and roads. 409 for some of the parts while roads are not counted:
 * they would be saved nowhere.
 */
export const changeTravel = /*#__PURE__*/ call({
  method: 'PUT',
  path: '/dashboard/practitioner/travel',
  access: 'practitioner',
  body: v.object({ travel: v.nullable(TravelChange) }),
  response: v.object({ message: v.string(), ...OwnTravel.entries }),
});
