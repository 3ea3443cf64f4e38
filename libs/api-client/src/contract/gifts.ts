import * as v from 'valibot';
import { ListFields } from './admin-lists.ts';
import { call } from './call.ts';
import { IdParams } from './values.ts';

const GiftState = v.picklist(['awaiting', 'due', 'given', 'withdrawn']);

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
  state: GiftState,
  earned_at: v.string(),
  given_at: v.nullable(v.string()),
});
export type Gift = v.InferOutput<typeof Gift>;

/** Gifts still to be given first, the longest due before the others. `q` is a customer, `due` counts all. */
export const adminGifts = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/admin/gifts',
  access: 'admin',
  query: v.object({ ...ListFields, state: v.optional(GiftState) }),
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
