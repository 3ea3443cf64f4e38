import type { GivenTaxDetails, TaxDetails } from '@freely/api-client/contract';
import { parseTaxNumber } from '@freely/domain/tax-number';
import {
  type DataKeys,
  decrypt,
  encrypt,
  taxDetailsContext,
} from '../../infrastructure/encryption/index.ts';
import type { TaxDetailsRow } from './tax-details.repository.ts';

/** What is sealed. Of who has left without giving them, only the name and the account are known. */
export interface SealedTaxDetails extends Partial<TaxDetails> {
  first_name: string;
  last_name: string;
  /** Added when the practitioner leaves, because the bank details are erased then. */
  account?: { sort_code: string; account_number: string } | undefined;
}

export function sealTaxDetails(
  keys: DataKeys,
  practitionerId: number,
  details: SealedTaxDetails,
): Buffer {
  return encrypt(keys, taxDetailsContext(practitionerId), JSON.stringify(details));
}

export function openTaxDetails(
  keys: DataKeys,
  { practitioner_id: id, sealed }: Pick<TaxDetailsRow, 'practitioner_id' | 'sealed'>,
): SealedTaxDetails | null {
  if (sealed === null) return null;

  return JSON.parse(decrypt(keys, taxDetailsContext(id), sealed)) as SealedTaxDetails;
}

/** As the practitioner sees them again: of the number only its end, as of an account (D41). */
export function presentTaxDetails(details: SealedTaxDetails): GivenTaxDetails {
  const { first_name, last_name, street = '', city = '', postcode = '', birthday = '' } = details;
  const number = parseTaxNumber(details.tax_number ?? '');

  return {
    ...{ first_name, last_name, street, city, postcode, birthday },
    tax_number: { kind: number?.kind ?? 'nino', ending: (number?.value ?? '').slice(-3) },
  };
}
