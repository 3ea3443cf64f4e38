import type { Pence } from '@freely/domain/money';
import type { Trx } from '../../database/transaction.ts';
import type { LockedBooking } from '../bookings/index.ts';
import {
  debtOf,
  debtSettledMovement,
  feeWithheldMovement,
  owedFor,
  post,
} from '../ledger/index.ts';
import { openPenaltyFees, withholdPenaltyFee } from '../penalties/index.ts';
import type { Payout } from './payouts.repository.ts';

/**
 * Keeps back what cancellations cost (D31), then what should have come back of payouts before, the
 * oldest first. Under the practitioner's lock. Answers what is left to pay, in pence.
 */
export async function withhold(
  trx: Trx,
  booking: LockedBooking,
  { refusals }: Payout,
): Promise<Pence> {
  const { id, practitioner_id: practitionerId } = booking;
  const owed = await owedFor(trx, booking);
  let left = owed;
  // A payout that was refused may find more to keep back when it is tried again.
  const reason = `booking-${id}-${refusals}`;

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
