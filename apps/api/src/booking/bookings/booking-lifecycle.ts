import type { BookingStatus, StoredBookingStatus } from '@freely/domain/booking-status';

/** `held` and `expired` are internal statuses: see docs/decisions/0006. */
export type InternalStatus = StoredBookingStatus;

/**
 * The possible steps from each status, and the status after each step. No other change of status is
 * possible: `transitionBooking` checks each one here and records it in `booking_events`.
 *
 *     held ── pay ──▶ confirmed ── complete ──▶ completed
 *      │               │   │                       │
 *      │ expire        │   └─── noShowBy… ─────────┤
 *      ▼               ▼                           ▼
 *     expired      cancelled_by_…              no_show_…
 *
 * A customer who was there gets a no-show taken back: `attend` and `resume` lead back up.
 */
const graph = {
  held: {
    pay: 'confirmed',
    expire: 'expired',
    cancelByCustomer: 'cancelled_by_customer',
    cancelByPractitioner: 'cancelled_by_practitioner',
  },
  // The payment came after the hold had expired, and the slot was still free (D16).
  expired: { pay: 'confirmed' },
  confirmed: {
    complete: 'completed',
    cancelByCustomer: 'cancelled_by_customer',
    cancelByPractitioner: 'cancelled_by_practitioner',
    noShowByCustomer: 'no_show_customer',
    noShowByPractitioner: 'no_show_practitioner',
  },
  // A dispute may be settled after the appointment has ended (D26).
  completed: { noShowByCustomer: 'no_show_customer', noShowByPractitioner: 'no_show_practitioner' },
  // A dispute is settled for the customer: the practitioner did not appear, or both were there (D100).
  no_show_customer: {
    noShowByPractitioner: 'no_show_practitioner',
    attend: 'completed',
    resume: 'confirmed',
  },
  no_show_practitioner: {},
  cancelled_by_customer: {},
  cancelled_by_practitioner: {},
} as const satisfies Record<InternalStatus, Partial<Record<string, InternalStatus>>>;

type KeysOfEach<T> = T extends unknown ? keyof T : never;
export type BookingStep = KeysOfEach<(typeof graph)[InternalStatus]>;

/** The status after `step`, or null when the step is not possible in this status. */
export function nextStatus(status: InternalStatus, step: BookingStep): InternalStatus | null {
  const steps: Partial<Record<BookingStep, InternalStatus>> = graph[status];

  return steps[step] ?? null;
}

/** The statuses that block the time of a booking. The database constraint has the same list. */
export const activeStatuses: readonly InternalStatus[] = [
  'held',
  'confirmed',
  'completed',
  'no_show_customer',
  'no_show_practitioner',
];

/** The status that the API shows; null for a booking that it does not show (D16). */
export function publicStatus(status: InternalStatus): BookingStatus | null {
  if (status === 'held') return 'confirmed';

  return status === 'expired' ? null : status;
}
