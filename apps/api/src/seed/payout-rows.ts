// The payouts of the demo market's practitioners, and their bank details.
import { earningOf } from '@freely/domain/fees';
import { payoutDueAt } from '@freely/domain/payouts';
import { bankDetailsContext, type DataKeys, encrypt } from '../infrastructure/encryption/index.ts';
import { type Movement, payoutMovement } from '../money/ledger/index.ts';
import type { PlannedBooking, PlannedMarket, PlannedPractitioner } from './plan.ts';

const minute = 60_000;

/** This account has no bank details, to show how that looks. */
const withoutDetails = 'both@freely.example';
const hasDetails = ({ email, offers }: PlannedPractitioner) =>
  email !== withoutDetails && offers.length > 0;

export function bankRows({ practitioners }: PlannedMarket, dataKeys: DataKeys) {
  return practitioners.filter(hasDetails).map(({ id }) => {
    const account_number = String(10_000_000 + id);
    const details = JSON.stringify({ sort_code: '108800', account_number });

    return {
      practitioner_id: id,
      // Bytes in PostgreSQL's hex format, since the rows are sent as JSON.
      sealed: `\\x${encrypt(dataKeys, bankDetailsContext(id), details).toString('hex')}`,
      account_ending: account_number.slice(-4),
      updated_at: new Date(),
    };
  });
}

export function payoutRows({ bookings }: PlannedMarket, now: Date) {
  return bookings.filter(isSold).map((booking) => {
    const { id, practitioner, endsAt } = booking;
    const paidAt = paidOutAt(booking, now);
    const isNothing = isReturned(booking) && payoutDueAt(endsAt) < now;

    return {
      booking_id: id,
      practitioner_id: practitioner.id,
      status: paidAt ? 'paid' : isNothing ? 'nothing' : 'waiting',
      look_at: endsAt,
      operation_key: paidAt ? `payout:demo-${id}` : null,
      refusals: 0,
      transfer_id: paidAt ? `tr_demo_${id}` : null,
      amount: paidAt ? incomeOf(booking) : 0,
      reversed: 0,
      decided_at: paidAt ?? (isNothing ? payoutDueAt(endsAt) : null),
      paid_at: paidAt,
      created_at: booking.bookedAt,
    };
  });
}

export function payoutMovements(
  { bookings }: PlannedMarket,
  now: Date,
): (Movement & { booking: PlannedBooking; at: Date })[] {
  return bookings.flatMap((booking) => {
    const at = paidOutAt(booking, now);
    if (at === null) return [];
    const movement = payoutMovement(booking.practitioner.id, incomeOf(booking));

    return [{ ...movement, booking, at }];
  });
}

/** A patch test is part of another booking’s price. */
const isSold = ({ testFor }: PlannedBooking) => testFor === null;
/** A time that was sold again is paid for once: in the second booking. */
const isReturned = ({ isRefunded, resold }: PlannedBooking) => isRefunded || resold !== null;

function incomeOf({ total, discountAmount }: PlannedBooking): number {
  return earningOf(total, discountAmount, 20).income;
}

/** Null while it is not due, and when there is nothing to pay out or no account to pay it to. */
function paidOutAt(booking: PlannedBooking, now: Date): Date | null {
  const at = new Date(payoutDueAt(booking.endsAt).getTime() + minute);

  return !isSold(booking) || isReturned(booking) || at >= now || !hasDetails(booking.practitioner)
    ? null
    : at;
}
