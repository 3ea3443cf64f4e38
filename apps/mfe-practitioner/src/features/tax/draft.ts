import type { GivenTaxDetails } from '@freely/api-client/contract';
import { parseTaxNumber } from '@freely/domain/tax-number';

/** What is in the form; the number is never shown again, so it is typed each time. */
export interface TaxDraft {
  first_name: string;
  last_name: string;
  birthday: string | null;
  street: string;
  city: string;
  postcode: string;
  tax_number: string;
}
export type TaxField = keyof TaxDraft;

export function draftOf(details: GivenTaxDetails | null): TaxDraft {
  const { first_name = '', last_name = '', street = '', city = '', postcode = '' } = details ?? {};

  return {
    ...{ first_name, last_name, street, city, postcode },
    birthday: details?.birthday ?? null,
    tax_number: '',
  };
}

/** Fields that are empty, and a number that cannot be one; the server knows the rest. */
export function wrongFields(draft: TaxDraft): { field: TaxField; why: 'missing' | 'wrong' }[] {
  const missing = (Object.keys(draft) as TaxField[])
    .filter((field) => (draft[field] ?? '').trim() === '')
    .map((field) => ({ field, why: 'missing' as const }));
  const isWrong = draft.tax_number.trim() !== '' && parseTaxNumber(draft.tax_number) === null;

  return isWrong ? [...missing, { field: 'tax_number', why: 'wrong' }] : missing;
}
