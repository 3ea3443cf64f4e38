// Write-only (D41): sealed with the key of the environment, read back as the last 4 digits.
import type { BankDetails, PractitionerProfile } from '@freely/api-client/contract';
import type { Db } from '../../infrastructure/database/index.ts';
import {
  bankDetailsContext,
  type DataKeys,
  decrypt,
  encrypt,
} from '../../infrastructure/encryption/index.ts';
import { findSealedDetails, putBankDetails } from './bank-details.repository.ts';

/** @returns whether other details were replaced */
export async function saveBankDetails(
  db: Db,
  keys: DataKeys,
  practitionerId: number,
  { sort_code, account_number }: BankDetails,
): Promise<boolean> {
  const label = bankDetailsContext(practitionerId);
  const text = JSON.stringify({ sort_code, account_number });
  const details = {
    sealed: encrypt(keys, label, text),
    account_ending: account_number.slice(-4),
  };
  const before = await findSealedDetails(db, practitionerId);
  const isChange = before !== null && decrypt(keys, label, before) !== text;
  await putBankDetails(db, practitionerId, details, isChange);

  return isChange;
}

export function presentBankDetails(
  accountEnding: string | null,
): PractitionerProfile['bank_details'] {
  if (accountEnding === null) return null;

  return { sort_code: '**-**-**', account_number: `****${accountEnding}` };
}
