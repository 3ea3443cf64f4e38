import * as v from 'valibot';
import { call } from './call.ts';
import { StartTimesQuery } from './practitioners.ts';
import { IdText } from './values.ts';

/** "Why am I not shown?": explains why a practitioner's own times are not offered. */

/** What an admin has decided about a practitioner, who may be approved after a rejection. */
export const Approval = v.picklist(['waiting', 'approved', 'rejected']);
export type Approval = v.InferOutput<typeof Approval>;

/** Why the practitioner is not in search results for this treatment at this place (D30). */
export const NotShownReason = v.picklist([
  'not_approved',
  'inactive',
  'not_onboarded',
  'papers',
  'no_price',
  'location_off',
  'no_hours',
]);
export type NotShownReason = v.InferOutput<typeof NotShownReason>;

/** Why one time of the day is not offered (D8, D10, D53). */
export const NotOfferedReason = v.picklist([
  'past',
  'notice',
  'horizon',
  'clock_change',
  'outside_hours',
  'break',
  'time_off',
  'external_calendar',
  'booking',
  'travel',
  'too_far',
]);
export type NotOfferedReason = v.InferOutput<typeof NotOfferedReason>;

const WhyNot = v.object({
  /** While there is one of these, no time is offered. */
  not_shown: v.array(NotShownReason),
  approval: v.optional(Approval),
  /** Minutes of the whole treatment. */
  duration: v.number(),
  /** Every 15 minutes of the London day, `HH:mm`, in order. */
  starts: v.array(
    v.object({
      time: v.string(),
      /** Whether it is in the public list of start times. */
      offered: v.boolean(),
      reasons: v.array(
        v.object({
          reason: NotOfferedReason,
          /** The title of the time off; with `external_calendar`, the name of the calendar. */
          title: v.optional(v.string()),
          /** With `travel`, between two outward codes; `until` is `HH:mm`. */
          road: v.optional(v.object({ from: v.string(), to: v.string(), until: v.string() })),
        }),
      ),
    }),
  ),
});
export type WhyNot = v.InferOutput<typeof WhyNot>;

/**
 * The same query as for the public start times: a day, treatments and a place. `minutes` takes the place of
 * the treatments' own: a patch test is shorter than what it is for.
 */
export const whyNot = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/practitioner/why-not',
  access: 'practitioner',
  query: v.object({
    ...StartTimesQuery.entries,
    minutes: v.optional(v.pipe(IdText, v.maxValue(1440))),
  }),
  response: WhyNot,
});
