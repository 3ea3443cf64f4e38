import * as v from 'valibot';
import { isInOrder, ListFields, notInOrder, Period, sortBy } from './admin-lists.ts';
import { BookingStatus } from './bookings.ts';
import { call } from './call.ts';
import { BookingDispute } from './disputes.ts';
import { LocationType } from './locations.ts';
import { DiscountMark } from './loyalty.ts';
import { Penalty } from './penalties.ts';
import { FlagText, IdParams, Message, Prose } from './values.ts';

/** Admins also see an expired hold if it was paid after all, or was an offer of a waiting list. */
export const AdminBookingStatus = v.picklist([...BookingStatus.options, 'expired']);

export const AdminBooking = v.object({
  id: v.number(),
  customer_id: v.number(),
  customer_name: v.string(),
  practitioner_id: v.number(),
  practitioner_name: v.string(),
  /** Names, in the order of the catalogue. */
  treatments: v.array(v.string()),
  location_type: LocationType,
  town: v.string(),
  /** ISO date-time of the start. */
  date: v.string(),
  booking_status: AdminBookingStatus,
  paid: v.boolean(),
  /** Its payment came too late, so it is refunded, and the booking stays unpaid (D16). */
  paid_late: v.optional(v.boolean()),
  total_amount: v.number(),
  amount_refunded: v.number(),
  /** A bank took the payment back, or is asked to. */
  charged_back: v.optional(v.boolean()),
  /** A refund failed, and the customer is still owed its money. */
  refund_failed: v.optional(v.boolean()),
  /** What became of the offer of a waiting list that it began as; null for every other booking. */
  offer: v.optional(v.nullable(v.picklist(['open', 'taken', 'refused', 'missed', 'withdrawn']))),
  /** Until when an unpaid time is held; null for every other booking. */
  held_until: v.optional(v.nullable(v.string())),
  created_at: v.string(),
});
export type AdminBooking = v.InferOutput<typeof AdminBooking>;

export const AdminBookingSort = /*#__PURE__*/ sortBy('created_at', 'date', 'total');
export type AdminBookingSort = v.InferOutput<typeof AdminBookingSort>;

/** Of the list and of its spreadsheet, beside the search and the period. */
export const AdminBookingFilters = {
  status: v.optional(AdminBookingStatus),
  paid: v.optional(FlagText),
  /** `failed`: those whose refund failed and is still owed. */
  refund: v.optional(v.picklist(['failed'])),
  location_type: v.optional(LocationType),
};

/** `q` is a reference, or a name or email of either party. The period applies to start times. */
export const adminBookings = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/admin/bookings',
  access: 'admin',
  query: v.pipe(
    v.object({
      ...ListFields,
      ...Period,
      ...AdminBookingFilters,
      sort: v.optional(AdminBookingSort, '-created_at'),
    }),
    v.forward(
      v.check((period) => isInOrder(period), notInOrder),
      ['from'],
    ),
  ),
  response: v.object({ bookings: v.array(AdminBooking), total: v.number() }),
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

/** An action that is possible on the booking now, and who may take it (D25, D26). */
export const AllowedAction = v.object({
  action: v.picklist([
    'cancel_by_customer',
    'cancel_by_practitioner',
    'edit_by_practitioner',
    'mark_no_show',
    'report_lateness',
    'settle_dispute',
    'refund_again',
  ]),
  by: v.picklist(['customer', 'practitioner', 'admin']),
  /** Pounds that would be refunded; null when the action does not involve money. */
  refund: v.nullable(v.number()),
});
export type AllowedAction = v.InferOutput<typeof AllowedAction>;

export const AdminBookingDetail = v.object({
  booking: v.object({
    ...AdminBooking.entries,
    customer_email: v.string(),
    customer_phone: v.string(),
    practitioner_email: v.string(),
    practitioner_phone: v.string(),
    /** ISO date-time. */
    end_date: v.string(),
    items: v.array(
      v.object({
        name: v.string(),
        service: v.string(),
        quantity: v.number(),
        total_price: v.number(),
      }),
    ),
    address: v.string(),
    postcode: v.string(),
    notes: v.string(),
    call_out_charge: v.number(),
    /** Of the patch test that comes first, in pounds. */
    patch_test_price: v.optional(v.number()),
    discount: v.number(),
    discount_amount: v.number(),
    discount_mark: v.nullable(DiscountMark),
    /** A rate, 0.2. */
    freely_fee: v.number(),
  }),
  /** Oldest first. `behind` is the admin who acted while logged in as the actor. */
  events: v.array(
    v.object({
      kind: v.string(),
      at: v.string(),
      actor: v.nullable(v.string()),
      behind: v.nullable(v.string()),
    }),
  ),
  payments: v.array(
    v.object({
      provider_id: v.string(),
      status: v.string(),
      amount: v.number(),
      captured: v.number(),
      refunded: v.number(),
      created_at: v.string(),
    }),
  ),
  refunds: v.array(
    v.object({
      provider_id: v.nullable(v.string()),
      status: v.picklist(['wanted', 'succeeded', 'failed']),
      amount: v.number(),
      reason: v.string(),
      created_at: v.string(),
    }),
  ),
  ledger: v.array(LedgerLine),
  mails: v.array(
    v.object({
      /** The id for `retryMail`. */
      id: v.number(),
      kind: v.string(),
      /**
       * The address that it will be sent to, or the name of who was written to: where to is not kept. Null once that
       * account was erased.
       */
      to: v.nullable(v.string()),
      /** `dropped`: its content was no longer true at sending time (D52). `failing`: after its last attempt. */
      state: v.picklist(['waiting', 'sent', 'dropped', 'failing']),
      /** An attempt failed, and the next one is made without an admin. */
      retrying: v.optional(v.boolean()),
      created_at: v.string(),
      sent_at: v.nullable(v.string()),
    }),
  ),
  actions: v.array(AllowedAction),
  /** What the customer is owed because a refund failed; null where nothing is. */
  failed_refund: v.optional(
    v.nullable(
      v.object({
        /** Pounds. */
        amount: v.number(),
        /** ISO date-time of the next attempt; null when an admin has to do something. */
        retry_at: v.nullable(v.string()),
      }),
    ),
  ),
  /** The penalty for the practitioner's cancellation (D31); null for every other booking. */
  penalty: v.optional(v.nullable(Penalty)),
  /** The statements of both parties (D26), with the id for `settleDispute`. */
  dispute: v.optional(v.nullable(v.object({ id: v.number(), ...BookingDispute.entries }))),
});
export type AdminBookingDetail = v.InferOutput<typeof AdminBookingDetail>;

export const adminBooking = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/admin/bookings/:id',
  access: 'admin',
  params: IdParams,
  response: AdminBookingDetail,
});

/**
 * An admin settles the refunds of a booking that failed. `again` has them made again, now; `elsewhere` says that the
 * customer was paid by another way, such as a bank transfer. 409 when another amount is owed by now.
 */
export const settleFailedRefund = /*#__PURE__*/ call({
  method: 'POST',
  path: '/dashboard/admin/bookings/:id/failed-refund',
  access: 'admin',
  params: IdParams,
  body: v.object({
    choice: v.picklist(['again', 'elsewhere']),
    /** Pounds that are owed, as the admin saw them. */
    amount: v.number(),
    reason: v.pipe(
      v.string('rules.admin.reason'),
      Prose(1000, 'rules.text.long?max=1000'),
      v.nonEmpty('rules.admin.reason'),
    ),
  }),
  response: Message,
});
