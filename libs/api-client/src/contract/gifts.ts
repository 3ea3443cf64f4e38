import * as v from 'valibot';
import { call } from './call.ts';
import { IdParams, PageText } from './values.ts';

/** The surprise gift for every three paid bookings that were not cancelled (D27). */
export const Gift = v.object({
  id: v.number(),
  customer_id: v.number(),
  customer_name: v.string(),
  email: v.string(),
  /** Counts the gifts of this customer, from 1. */
  number: v.number(),
  /** The booking that completed the three. */
  booking_id: v.number(),
  /** `awaiting` until enough of the bookings took place; `withdrawn` when one was cancelled. */
  state: v.picklist(['awaiting', 'due', 'given', 'withdrawn']),
  earned_at: v.string(),
  given_at: v.nullable(v.string()),
});
export type Gift = v.InferOutput<typeof Gift>;

/** Gifts still to be given first, the longest due before the others. */
export const adminGifts = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/admin/gifts',
  access: 'admin',
  query: v.object({
    page: v.optional(PageText, '1'),
    per_page: v.optional(v.picklist(['10', '25', '50', 'all']), '10'),
  }),
  response: v.object({ gifts: v.array(Gift), total: v.number(), due: v.number() }),
});

/** Marks a gift as given. 409 when it was already given or withdrawn. */
export const giveGift = /*#__PURE__*/ call({
  method: 'POST',
  path: '/dashboard/admin/gifts/:id/give',
  access: 'admin',
  params: IdParams,
  response: v.object({ message: v.string(), gift: Gift }),
});
