import {
  type cardBrand,
  cvcLength,
  groupDigits,
  hasFullLength,
  maxNumberLength,
  passesLuhn,
} from '../../cards/card-number.ts';
import type { FieldError, FieldKind } from '../messages.ts';

/** How one kind of field parses, formats and validates what is typed. */
export interface FieldRules {
  label: string;
  name: string;
  autocomplete: string;
  placeholder: string;
  /** From typed, pasted or autofilled text to digits. */
  digits(text: string, brand: string): string;
  /** From digits to the displayed text. */
  format(digits: string): string;
  isComplete(digits: string, brand: string): boolean;
  /** What is certainly wrong, even while the user still types. */
  error(digits: string): FieldError | undefined;
  incomplete: FieldError;
}

function validationError(code: string, message: string): FieldError {
  return { type: 'validation_error', code, message };
}

const onlyDigits = (text: string) => text.replaceAll(/\D/g, '');

const cardNumber: FieldRules = {
  label: 'Card number',
  name: 'cardnumber',
  autocomplete: 'cc-number',
  placeholder: '1234 1234 1234 1234',
  digits: (text) => onlyDigits(text).slice(0, maxNumberLength(onlyDigits(text))),
  format: groupDigits,
  isComplete: (digits) => hasFullLength(digits) && passesLuhn(digits),
  error: (digits) =>
    hasFullLength(digits) && !passesLuhn(digits)
      ? validationError('invalid_number', 'Your card number is invalid.')
      : undefined,
  incomplete: validationError('incomplete_number', 'Your card number is incomplete.'),
};

const cardExpiry: FieldRules = {
  label: 'Expiry date',
  name: 'exp-date',
  autocomplete: 'cc-exp',
  placeholder: 'MM / YY',
  digits: expiryDigits,
  format: (digits) => (digits.length < 2 ? digits : `${digits.slice(0, 2)} / ${digits.slice(2)}`),
  isComplete: (digits) => digits.length === 4 && expiryError(digits) === undefined,
  error: expiryError,
  incomplete: validationError('incomplete_expiry', 'The expiry date of your card is incomplete.'),
};

const cardCvc: FieldRules = {
  label: 'Security code (CVC)',
  name: 'cvc',
  autocomplete: 'cc-csc',
  placeholder: 'CVC',
  digits: (text, brand) => onlyDigits(text).slice(0, maxCvcLength(brand)),
  format: (digits) => digits,
  isComplete: (digits, brand) => digits.length === maxCvcLength(brand) || isShortCvc(digits, brand),
  error: () => undefined,
  incomplete: validationError('incomplete_cvc', 'The security code of your card is incomplete.'),
};

export const fieldRules: Record<FieldKind, FieldRules> = { cardNumber, cardExpiry, cardCvc };

/** While the brand is unknown, a code may have three or four digits. */
function maxCvcLength(brand: string): number {
  return brand === 'unknown' ? 4 : cvcLength(brand as ReturnType<typeof cardBrand>);
}

function isShortCvc(digits: string, brand: string): boolean {
  return brand === 'unknown' && digits.length === 3;
}

function expiryDigits(text: string): string {
  const [month = '', year = ''] = text.split(/[^\d]+/).filter((part) => part !== '');
  // '3' can only be March. '1/' is January, but '1' may still become December.
  const isOneDigit = /^[2-9]/.test(month) || (month === '1' && /\d\D/.test(text));
  const digits = `${isOneDigit && month.length === 1 ? '0' : ''}${month}${year}`;
  return `${digits.slice(0, 2)}${shortYear(digits.slice(2))}`;
}

function shortYear(year: string): string {
  return year.length === 4 ? year.slice(2) : year.slice(0, 2);
}

function expiryError(digits: string): FieldError | undefined {
  const month = Number(digits.slice(0, 2));
  if (digits.length >= 2 && (month < 1 || month > 12)) {
    return validationError('invalid_expiry_month', 'The expiry month of your card is invalid.');
  }
  if (digits.length < 4) return undefined;
  const now = new Date();
  const year = 2000 + Number(digits.slice(2));
  if (year < now.getFullYear()) {
    return validationError(
      'invalid_expiry_year_past',
      'The expiry year of your card is in the past.',
    );
  }
  if (year === now.getFullYear() && month < now.getMonth() + 1) {
    return validationError(
      'invalid_expiry_month_past',
      'The expiry date of your card is in the past.',
    );
  }
  if (year > now.getFullYear() + 50) {
    return validationError('invalid_expiry_year', 'The expiry year of your card is invalid.');
  }
  return undefined;
}
