import type { Pence } from '@freely/domain/money';
import type { LockedBooking } from '../../booking/bookings/index.ts';
import {
  openPenaltyFees,
  takeWaivedFees,
  withholdPenaltyFee,
} from '../../booking/penalties/index.ts';
import type { Trx } from '../../infrastructure/database/index.ts';
import {
  debtOf,
  debtSettledMovement,
  feeReturnedMovement,
  feeWithheldMovement,
  owedFor,
  post,
} from '../ledger/index.ts';
import type { Payout } from './payouts.repository.ts';

/**
 * Withholds cancellation fees (D31), the oldest first, and then the debt from earlier payouts. Fees
 * that were waived after they were withheld are paid back. Call it under the practitioner's lock. Returns what is left to pay, in pence.
 */
export async function withhold(
  trx: Trx,
  booking: LockedBooking,
  { refusals }: Payout,
): Promise<Pence> {
  const { id, practitioner_id: practitionerId } = booking;
  const owed = await owedFor(trx, booking);
  let left = owed;
  // When a refused payout is tried again, there may be more to withhold.
  const reason = `booking-${id}-${refusals}`;

  for (const { penaltyId, amount } of await takeWaivedFees(trx, practitionerId)) {
    const movement = feeReturnedMovement(practitionerId, amount);
    await post(trx, id, `penalty-${penaltyId}-returned:${reason}`, [movement]);
    left += amount;
  }
  for (const { penaltyId, fee } of await openPenaltyFees(trx, practitionerId)) {
    const amount = Math.min(fee, left);
    if (amount === 0) break;
    await withholdPenaltyFee(trx, penaltyId, amount);
    const movement = feeWithheldMovement(practitionerId, amount);
    await post(trx, id, `penalty-${penaltyId}:${reason}`, [movement]);
    left -= amount;
  }

  const amount = Math.min(await debtOf(trx, practitionerId), left);
  await post(trx, id, reason, [debtSettledMovement(practitionerId, amount)]);

  return left - amount;
}
