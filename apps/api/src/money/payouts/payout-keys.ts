import type { BookingRecord } from '../../booking/bookings/index.ts';
import type { Payout } from './payouts.repository.ts';

type Named = Pick<BookingRecord, 'id' | 'created_at'>;
const nameOf = ({ id, created_at }: Named) => `booking-${id}-${created_at.getTime()}`;

/**
 * Our own idempotency keys for operations of the provider (D18); with times, as those of payments.
 */
export const payoutKeys = {
  /** A refused transfer was not made: the next attempt is another operation. */
  transfer: (booking: Named, { refusals }: Pick<Payout, 'refusals'>) =>
    `payout-${refusals}:${nameOf(booking)}`,
  reversal: (booking: Named, number: number) => `payout-back-${number}:${nameOf(booking)}`,
  account: (practitionerId: number, since: Date) =>
    `payout-account:practitioner-${practitionerId}-${since.getTime()}`,
  bankDetails: (practitionerId: number, version: string) =>
    `bank-details:practitioner-${practitionerId}-${version}`,
} as const;
