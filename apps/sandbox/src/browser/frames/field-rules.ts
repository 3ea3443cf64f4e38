import {
  type cardBrand,
  cvcLength,
  groupDigits,
  hasFullLength,
  longestNumber,
  passesLuhn,
} from '../../cards/card-number.ts';
import type { FieldError, FieldKind } from '../messages.ts';

/** What one kind of field does with what is typed. */
export interface FieldRules {
  label: string;
  name: string;
  autocomplete: string;
  placeholder: string;
  /** From anything typed, pasted or filled in, to digits. */
  digits(text: string, brand: string): string;
  /** From digits to what is shown. */
  show(digits: string): string;
  isComplete(digits: string, brand: string): boolean;
  /** What is wrong for certain, even while typing. */
  wrong(digits: string): FieldError | undefined;
  incomplete: FieldError;
}

function fault(code: string, message: string): FieldError {
  return { type: 'validation_error', code, message };
}

const onlyDigits = (text: string) => text.replaceAll(/\D/g, '');

const cardNumber: FieldRules = {
  label: 'Card number',
  name: 'cardnumber',
  autocomplete: 'cc-number',
  placeholder: '1234 1234 1234 1234',
  digits: (text) => onlyDigits(text).slice(0, longestNumber(onlyDigits(text))),
  show: groupDigits,
  isComplete: (digits) => hasFullLength(digits) && passesLuhn(digits),
  wrong: (digits) =>
    hasFullLength(digits) && !passesLuhn(digits)
      ? fault('invalid_number', 'Your card number is invalid.')
      : undefined,
  incomplete: fault('incomplete_number', 'Your card number is incomplete.'),
};

const cardExpiry: FieldRules = {
  label: 'Expiry date',
  name: 'exp-date',
  autocomplete: 'cc-exp',
  placeholder: 'MM / YY',
  digits: expiryDigits,
  show: (digits) => (digits.length < 2 ? digits : `${digits.slice(0, 2)} / ${digits.slice(2)}`),
  isComplete: (digits) => digits.length === 4 && wrongExpiry(digits) === undefined,
  wrong: wrongExpiry,
  incomplete: fault('incomplete_expiry', 'The expiry date of your card is incomplete.'),
};

const cardCvc: FieldRules = {
  label: 'Security code (CVC)',
  name: 'cvc',
  autocomplete: 'cc-csc',
  placeholder: 'CVC',
  digits: (text, brand) => onlyDigits(text).slice(0, longestCvc(brand)),
  show: (digits) => digits,
  isComplete: (digits, brand) => digits.length === longestCvc(brand) || isShortCvc(digits, brand),
  wrong: () => undefined,
  incomplete: fault('incomplete_cvc', 'The security code of your card is incomplete.'),
};

export const fieldRules: Record<FieldKind, FieldRules> = { cardNumber, cardExpiry, cardCvc };

/** As long as the brand is open, a code may have three or four digits. */
function longestCvc(brand: string): number {
  return brand === 'unknown' ? 4 : cvcLength(brand as ReturnType<typeof cardBrand>);
}

function isShortCvc(digits: string, brand: string): boolean {
  return brand === 'unknown' && digits.length === 3;
}

function expiryDigits(text: string): string {
  const [month = '', year = ''] = text.split(/[^\d]+/).filter((part) => part !== '');
  // '3' can only be March; '1/' is January, where '1' may become December.
  const isOneDigit = /^[2-9]/.test(month) || (month === '1' && /\d\D/.test(text));
  const digits = `${isOneDigit && month.length === 1 ? '0' : ''}${month}${year}`;
  return `${digits.slice(0, 2)}${shortYear(digits.slice(2))}`;
}

function shortYear(year: string): string {
  return year.length === 4 ? year.slice(2) : year.slice(0, 2);
}

function wrongExpiry(digits: string): FieldError | undefined {
  const month = Number(digits.slice(0, 2));
  if (digits.length >= 2 && (month < 1 || month > 12)) {
    return fault('invalid_expiry_month', 'The expiry month of your card is invalid.');
  }
  if (digits.length < 4) return undefined;
  const now = new Date();
  const year = 2000 + Number(digits.slice(2));
  if (year < now.getFullYear()) {
    return fault('invalid_expiry_year_past', 'The expiry year of your card is in the past.');
  }
  if (year === now.getFullYear() && month < now.getMonth() + 1) {
    return fault('invalid_expiry_month_past', 'The expiry date of your card is in the past.');
  }
  if (year > now.getFullYear() + 50) {
    return fault('invalid_expiry_year', 'The expiry year of your card is invalid.');
  }
  return undefined;
}
