import * as v from 'valibot';
import { AdminBooking } from './admin-bookings.ts';
import {
  HistoryEntry,
  isInOrder,
  Listed,
  notInOrder,
  Period,
  sortBy,
  UserParams,
} from './admin-lists.ts';
import { call } from './call.ts';

export const AdminCustomer = v.object({
  user_id: v.number(),
  avatar: v.nullable(v.string()),
  first_name: v.string(),
  last_name: v.string(),
  email: v.string(),
  /** Per cent that an admin gave this customer; 0 for none. */
  discount: v.number(),
  /** How many were paid. */
  bookings: v.number(),
  /** Works here as well. */
  is_practitioner: v.boolean(),
  created_at: v.string(),
});
export type AdminCustomer = v.InferOutput<typeof AdminCustomer>;

export const CustomerSort = /*#__PURE__*/ sortBy('created_at', 'name', 'email', 'discount');
export type CustomerSort = v.InferOutput<typeof CustomerSort>;

/** Everybody who books, the newest first unless another order is asked for. */
export const adminCustomers = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/admin/users',
  access: 'admin',
  query: v.pipe(
    v.object({ ...Listed, ...Period, sort: v.optional(CustomerSort, '-created_at') }),
    v.forward(
      v.check((period) => isInOrder(period), notInOrder),
      ['from'],
    ),
  ),
  answer: v.object({ users: v.array(AdminCustomer), total: v.number() }),
});

export const AdminCustomerDetail = v.object({
  customer: v.object({ ...AdminCustomer.entries, phone: v.string() }),
  /** Money in pounds: what was paid, less what went back. */
  totals: v.object({ paid: v.number(), refunded: v.number(), cancelled: v.number() }),
  /** The ten latest. */
  bookings: v.array(AdminBooking),
  /** The newest first. */
  history: v.array(HistoryEntry),
});
export type AdminCustomerDetail = v.InferOutput<typeof AdminCustomerDetail>;

export const adminCustomer = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/admin/users/:user_id',
  access: 'admin',
  params: UserParams,
  answer: AdminCustomerDetail,
});
