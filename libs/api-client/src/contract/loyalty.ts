import * as v from 'valibot';
import { call } from './call.ts';
import { IdParams } from './values.ts';

/** Discounts for customers (D21). In a file of their own: whoever chooses a time needs nothing else of a booking. */
export const DiscountMark = v.picklist(['first_booking', 'rebook', 'time', 'admin']);
export type DiscountMark = v.InferOutput<typeof DiscountMark>;

export const LoyaltyOffer = v.object({
  loyalty: v.boolean(),
  /** Percent. */
  discount: v.number(),
  mark: v.nullable(DiscountMark),
});
export type LoyaltyOffer = v.InferOutput<typeof LoyaltyOffer>;

export const loyaltyOffer = /*#__PURE__*/ call({
  method: 'GET',
  path: '/booking/loyalty-scheme/:user_id/:practitioner_id',
  access: 'signed-in',
  owner: { of: 'account', by: 'self' },
  params: v.object({ user_id: IdParams.entries.id, practitioner_id: IdParams.entries.id }),
  response: LoyaltyOffer,
});
