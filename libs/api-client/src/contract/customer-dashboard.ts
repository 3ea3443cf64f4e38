import * as v from 'valibot';
import { Booking } from './bookings.ts';
import { call } from './call.ts';
import { IdParams, Message } from './values.ts';

/**
 * Every booking of the customer, the latest start first. Unpaid ones are listed while their slot is
 * held for them, and never after (D16).
 */
export const customerBookings = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/user/bookings',
  access: 'customer',
  answer: v.array(Booking),
});

/**
 * Calls off an appointment that has not begun. What goes back follows the policy by the server's
 * clock (D25, D50); the message says how much. 409 when it was cancelled, or has begun, already.
 */
export const cancelByCustomer = /*#__PURE__*/ call({
  method: 'PUT',
  path: '/booking/:id/cancelByCustomer',
  access: 'customer',
  params: IdParams,
  answer: Message,
});
