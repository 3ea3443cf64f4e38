import * as v from 'valibot';
import { AdminBooking } from './admin-bookings.ts';
import {
  HistoryEntry,
  isInOrder,
  ListFields,
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
  /** Percent that an admin gave this customer; 0 for none. */
  discount: v.number(),
  /** Number of paid bookings. */
  bookings: v.number(),
  /** Whether they are also a practitioner. */
  is_practitioner: v.boolean(),
  created_at: v.string(),
});
export type AdminCustomer = v.InferOutput<typeof AdminCustomer>;

export const CustomerSort = /*#__PURE__*/ sortBy('created_at', 'name', 'email', 'discount');
export type CustomerSort = v.InferOutput<typeof CustomerSort>;

/** All customers, newest first unless `sort` says otherwise. */
export const adminCustomers = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/admin/users',
  access: 'admin',
  query: v.pipe(
    v.object({ ...ListFields, ...Period, sort: v.optional(CustomerSort, '-created_at') }),
    v.forward(
      v.check((period) => isInOrder(period), notInOrder),
      ['from'],
    ),
  ),
  response: v.object({ users: v.array(AdminCustomer), total: v.number() }),
});

export const AdminCustomerDetail = v.object({
  customer: v.object({ ...AdminCustomer.entries, phone: v.string() }),
  /** Pounds: `paid` is what was captured less refunds. */
  totals: v.object({ paid: v.number(), refunded: v.number(), cancelled: v.number() }),
  /** The latest ten. */
  bookings: v.array(AdminBooking),
  /** Newest first. */
  history: v.array(HistoryEntry),
});
export type AdminCustomerDetail = v.InferOutput<typeof AdminCustomerDetail>;

export const adminCustomer = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/admin/users/:user_id',
  access: 'admin',
  params: UserParams,
  response: AdminCustomerDetail,
});
