/** The numbers by which the tax authority knows a person: National Insurance number, or UTR. */

export type TaxNumberKind = 'nino' | 'utr';

export interface TaxNumber {
  kind: TaxNumberKind;
  /** As it is reported: capitals and digits only. */
  value: string;
}

/** Letters that are not given out, and prefixes that are reserved. */
const nino = /^(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]\d{6}[A-D]$/;
/** Some letters of the tax authority print a K after it. */
const utr = /^(\d{10})K?$/;

/** Spaces, dashes and small letters are as people write them; null for what cannot be one. */
export function parseTaxNumber(text: string): TaxNumber | null {
  const value = text.replace(/[\s-]/g, '').toUpperCase();
  if (nino.test(value)) return { kind: 'nino', value };
  const digits = utr.exec(value)?.[1];

  return digits !== undefined && hasCheckDigit(digits) ? { kind: 'utr', value: digits } : null;
}

const weights = [6, 7, 8, 9, 10, 5, 4, 3, 2];

/** The first digit of a UTR follows from the other nine. */
function hasCheckDigit(digits: string): boolean {
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at + 1]), 0);

  return digits[0] === '21987654321'[sum % 11];
}
