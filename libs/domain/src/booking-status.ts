/** The statuses of a booking that people see. */
export const bookingStatuses = [
  'confirmed',
  'completed',
  'cancelled_by_customer',
  'cancelled_by_practitioner',
  'no_show_customer',
  'no_show_practitioner',
] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** `held` and `expired` are known to the server alone, which shows a held booking as confirmed. */
export type StoredBookingStatus = BookingStatus | 'held' | 'expired';

/** The two parties of a booking. */
export type Party = 'customer' | 'practitioner';

/** What the booking rules need to know. Both a row of the server and a response of it have it. */
export interface BookingFacts {
  status: StoredBookingStatus;
  isPaid: boolean;
  startsAt: Date;
  endsAt: Date;
  /** The caller's clock: on the server the database's (D50). */
  now: Date;
}

/** Whether either party cancelled it. */
export function isCancelled(
  status: StoredBookingStatus,
): status is 'cancelled_by_customer' | 'cancelled_by_practitioner' {
  return status === 'cancelled_by_customer' || status === 'cancelled_by_practitioner';
}

/** Whether either party missed it (D26). */
export function isNoShow(
  status: StoredBookingStatus,
): status is 'no_show_customer' | 'no_show_practitioner' {
  return status === 'no_show_customer' || status === 'no_show_practitioner';
}

/** Whether it is going to take place: neither begun, nor cancelled or expired. A hold counts. */
export function isUpcoming({
  status,
  startsAt,
  now,
}: Pick<BookingFacts, 'status' | 'startsAt' | 'now'>): boolean {
  return (status === 'held' || status === 'confirmed') && now < startsAt;
}
