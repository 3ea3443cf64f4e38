import type { BookingStatus } from '@freely/api-client/contract';

/** `held` and `expired` are inner names: see docs/decisions/0006. */
export type InnerStatus = BookingStatus | 'held' | 'expired';

/**
 * What can happen to a booking, and what it is then. Whatever is not here cannot happen: every
 * change of a status asks here first (`move`), and is written into `booking_events`.
 *
 *     held ── pay ──▶ confirmed ── complete ──▶ completed
 *      │               │   │                       │
 *      │ expire        │   └──── missBy… ──────────┤
 *      ▼               ▼                           ▼
 *     expired      cancelled_by_…              no_show_…
 */
const graph = {
  held: {
    pay: 'confirmed',
    expire: 'expired',
    cancelByCustomer: 'cancelled_by_customer',
    cancelByPractitioner: 'cancelled_by_practitioner',
  },
  // The money came after the hold ran out, and the slot was still free (D16).
  expired: { pay: 'confirmed' },
  confirmed: {
    complete: 'completed',
    cancelByCustomer: 'cancelled_by_customer',
    cancelByPractitioner: 'cancelled_by_practitioner',
    missByCustomer: 'no_show_customer',
    missByPractitioner: 'no_show_practitioner',
  },
  // An admin who settles a dispute may come after the end (D26).
  completed: { missByCustomer: 'no_show_customer', missByPractitioner: 'no_show_practitioner' },
  // The customer says that it was the other one who did not appear, and is believed.
  no_show_customer: { missByPractitioner: 'no_show_practitioner' },
  no_show_practitioner: {},
  cancelled_by_customer: {},
  cancelled_by_practitioner: {},
} as const satisfies Record<InnerStatus, Partial<Record<string, InnerStatus>>>;

type KeysOfEach<T> = T extends unknown ? keyof T : never;
export type BookingStep = KeysOfEach<(typeof graph)[InnerStatus]>;

/** What the booking is after `step`, or null when that cannot happen to it now. */
export function nextStatus(status: InnerStatus, step: BookingStep): InnerStatus | null {
  const steps: Partial<Record<BookingStep, InnerStatus>> = graph[status];

  return steps[step] ?? null;
}

/** The statuses whose time nobody else can have: the constraint in the database says the same. */
export const activeStatuses: readonly InnerStatus[] = [
  'held',
  'confirmed',
  'completed',
  'no_show_customer',
  'no_show_practitioner',
];

/** The name outside; null for what does not exist there (D16). */
export function outerStatus(status: InnerStatus): BookingStatus | null {
  if (status === 'held') return 'confirmed';

  return status === 'expired' ? null : status;
}
