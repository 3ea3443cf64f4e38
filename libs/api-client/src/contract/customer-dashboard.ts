import * as v from 'valibot';
import { Booking } from './bookings.ts';
import { call } from './call.ts';
import { IdParams, Message } from './values.ts';

/**
 * All bookings of the customer, latest start first. Unpaid ones are listed only while their slot is
 * held (D16).
 */
export const customerBookings = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/user/bookings',
  access: 'customer',
  response: v.array(Booking),
});

/**
 * Cancels an appointment that has not started. The refund follows the policy by the server's clock
 * (D25, D50); the message says how much it is. 409 when it was already cancelled or has started.
 */
export const cancelByCustomer = /*#__PURE__*/ call({
  method: 'PUT',
  path: '/booking/:id/cancelByCustomer',
  access: 'customer',
  owner: { of: 'booking', by: 'customer' },
  params: IdParams,
  /** `is_refunded`: the customer was told that their payment comes back. 409 when it no longer does. */
  body: v.object({ is_refunded: v.optional(v.boolean()) }),
  response: Message,
});
