import * as v from 'valibot';
import { BookingStatus } from './bookings.ts';
import { call } from './call.ts';
import { IdText, PageText } from './values.ts';

/** `approved` is null while the practitioner waits. */
export const AdminPractitioner = v.object({
  user_id: v.number(),
  avatar: v.nullable(v.string()),
  first_name: v.string(),
  last_name: v.string(),
  email: v.string(),
  approved: v.nullable(v.boolean()),
  insurance: v.boolean(),
  onboarding_step: v.number(),
  created_at: v.string(),
});
export type AdminPractitioner = v.InferOutput<typeof AdminPractitioner>;

const Search = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(120)));

const ListQuery = v.object({
  q: Search,
  page: v.optional(PageText, '1'),
  per_page: v.optional(v.picklist(['10', '25', '50', 'all']), '10'),
});

export const adminPractitioners = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/admin/practitioners',
  access: 'admin',
  query: ListQuery,
  answer: v.object({
    practitioners: v.array(AdminPractitioner),
    total: v.number(),
    waiting: v.number(),
  }),
});

const Approval = v.array(v.object({ user_id: v.number(), approved: v.boolean() }));
const UserParams = v.object({ user_id: IdText });

export const approvePractitioner = /*#__PURE__*/ call({
  method: 'POST',
  path: '/practitioner-approval/approve/:user_id',
  access: 'admin',
  params: UserParams,
  answer: Approval,
});

export const rejectPractitioner = /*#__PURE__*/ call({
  method: 'POST',
  path: '/practitioner-approval/reject/:user_id',
  access: 'admin',
  params: UserParams,
  answer: Approval,
});

export const AdminBooking = v.object({
  id: v.number(),
  customer_name: v.string(),
  practitioner_name: v.string(),
  /** ISO date-time of the start. */
  date: v.string(),
  /** Admins also see a hold that ran out, when money came for it all the same. */
  booking_status: v.picklist([...BookingStatus.options, 'expired']),
  paid: v.boolean(),
  total_amount: v.number(),
  amount_refunded: v.number(),
  created_at: v.string(),
});
export type AdminBooking = v.InferOutput<typeof AdminBooking>;

export const adminBookings = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/admin/bookings',
  access: 'admin',
  query: ListQuery,
  answer: v.object({ bookings: v.array(AdminBooking), total: v.number() }),
});

/** One signed line of the ledger; the lines of a transaction sum to zero (D23). */
export const LedgerLine = v.object({
  transaction_id: v.number(),
  kind: v.string(),
  account: v.string(),
  amount: v.number(),
  created_at: v.string(),
});
export type LedgerLine = v.InferOutput<typeof LedgerLine>;

export const adminBooking = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/admin/bookings/:id',
  access: 'admin',
  params: v.object({ id: IdText }),
  answer: v.object({
    booking: AdminBooking,
    events: v.array(v.object({ kind: v.string(), at: v.string(), actor: v.nullable(v.string()) })),
    payments: v.array(
      v.object({
        provider_id: v.string(),
        status: v.string(),
        amount: v.number(),
        captured: v.number(),
        refunded: v.number(),
      }),
    ),
    ledger: v.array(LedgerLine),
  }),
});
