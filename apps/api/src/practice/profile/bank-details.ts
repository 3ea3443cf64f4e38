// Write-only (D41): sealed with the key of the environment, read back as the last 4 digits.
import type { BankDetails, PractitionerProfile } from '@freely/api-client/contract';
import type { Db } from '../../infrastructure/database/index.ts';
import { encrypt } from '../../infrastructure/encryption/index.ts';
import { putBankDetails } from './bank-details.repository.ts';

export async function saveBankDetails(
  db: Db,
  key: Buffer,
  practitionerId: number,
  { sort_code, account_number }: BankDetails,
): Promise<void> {
  const text = JSON.stringify({ sort_code, account_number });
  const details = {
    sealed: encrypt(key, `bank-details:${practitionerId}`, text),
    account_ending: account_number.slice(-4),
  };
  await putBankDetails(db, practitionerId, details);
}

export function presentBankDetails(
  accountEnding: string | null,
): PractitionerProfile['bank_details'] {
  if (accountEnding === null) return null;

  return { sort_code: '**-**-**', account_number: `****${accountEnding}` };
}
