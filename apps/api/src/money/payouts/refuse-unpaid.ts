import { formatPounds, poundsOf } from '@freely/domain/money';
import type { Trx } from '../../infrastructure/database/index.ts';
import { AppError } from '../../kernel/errors/index.ts';
import { owedEarnings } from './owed-earnings.ts';
import { findAccount, findBankDetails } from './payout-accounts.repository.ts';

/**
 * Lets no practitioner leave whom we could not pay any more: nobody can give bank details for an account that is
 * deleted. What the provider has an account for is still paid then.
 *
 * @throws AppError `conflict`, which names what they have earned
 */
export async function refuseUnpaid(trx: Trx, practitionerId: number): Promise<void> {
  const account = await findAccount(trx, practitionerId);
  if (account?.account_id && account.status !== 'refused') return;
  const unpaid = await owedEarnings(trx, practitionerId);
  if (unpaid === 0) return;

  const values = { amount: formatPounds(poundsOf(unpaid)) };
  const isOnItsWay = account?.status !== 'refused' && (await findBankDetails(trx, practitionerId));
  throw new AppError('conflict', {
    key: isOnItsWay ? 'payouts.bankDetailsOnTheirWay' : 'payouts.unpaid',
    values,
  });
}
