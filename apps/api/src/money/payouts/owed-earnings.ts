import type { Pence } from '@freely/domain/money';
import { openPenaltyFees } from '../../booking/penalties/index.ts';
import type { Db } from '../../infrastructure/database/index.ts';
import { debtOf } from '../ledger/index.ts';
import { earnedAndUnpaid } from './payouts.repository.ts';

/** What a practitioner is still to be paid, in pence: what they have earned, less the fees and debts withheld from it. */
export async function owedEarnings(db: Db, practitionerId: number): Promise<Pence> {
  const fees = await openPenaltyFees(db, practitionerId);
  const toWithhold = fees.reduce((sum, { fee }) => sum + fee, await debtOf(db, practitionerId));

  return Math.max(0, (await earnedAndUnpaid(db, practitionerId)) - toWithhold);
}
