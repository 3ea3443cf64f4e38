// Write-only (D41): sealed with the key of the environment, read back as the last 4 digits.
import type { BankDetails, PractitionerProfile } from '@freely/api-client/contract';
import type { Db } from '../../infrastructure/database/index.ts';
import {
  bankDetailsContext,
  type DataKeys,
  decrypt,
  encrypt,
} from '../../infrastructure/encryption/index.ts';
import type { BankDetailsKind } from '../events/index.ts';
import { findSealedDetails, hasEarned, putBankDetails } from './bank-details.repository.ts';

/**
 * Payouts wait when other details are replaced, and when money was earned before the first were given.
 * Otherwise a thief who finds none would be paid at once.
 */
export async function saveBankDetails(
  db: Db,
  keys: DataKeys,
  practitionerId: number,
  { sort_code, account_number }: BankDetails,
): Promise<BankDetailsKind> {
  const label = bankDetailsContext(practitionerId);
  const text = JSON.stringify({ sort_code, account_number });
  const details = {
    sealed: encrypt(keys, label, text),
    account_ending: account_number.slice(-4),
  };
  const before = await findSealedDetails(db, practitionerId);
  const kind = before === null ? 'first' : decrypt(keys, label, before) === text ? 'same' : 'other';
  const isToWait = kind === 'other' || (kind === 'first' && (await hasEarned(db, practitionerId)));
  await putBankDetails(db, practitionerId, details, isToWait);

  return kind;
}

export function presentBankDetails({
  account_ending,
  payable_from,
}: {
  account_ending: string | null;
  payable_from: Date | null;
}): PractitionerProfile['bank_details'] {
  if (account_ending === null) return null;

  return {
    sort_code: '**-**-**',
    account_number: `****${account_ending}`,
    ...(payable_from ? { payable_from: payable_from.toISOString() } : {}),
  };
}
