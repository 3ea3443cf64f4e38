// Shared by the server and the scripts in the browser: plain functions, no imports.

export type CardBrand =
  | 'visa'
  | 'mastercard'
  | 'amex'
  | 'discover'
  | 'diners'
  | 'jcb'
  | 'unionpay'
  | 'unknown';

interface BrandRule {
  brand: CardBrand;
  starts: RegExp;
  lengths: readonly number[];
  /** Digits in each printed group. */
  groups: readonly number[];
  cvcLength: number;
}

const fours = [4, 4, 4, 4, 3];

const brandRules: readonly BrandRule[] = [
  { brand: 'visa', starts: /^4/, lengths: [16], groups: fours, cvcLength: 3 },
  {
    brand: 'mastercard',
    starts: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    groups: fours,
    cvcLength: 3,
  },
  { brand: 'amex', starts: /^3[47]/, lengths: [15], groups: [4, 6, 5], cvcLength: 4 },
  { brand: 'discover', starts: /^6(?:011|4[4-9]|5)/, lengths: [16], groups: fours, cvcLength: 3 },
  { brand: 'diners', starts: /^3(?:0|6|8|9)/, lengths: [14, 16], groups: [4, 6, 4], cvcLength: 3 },
  { brand: 'jcb', starts: /^35/, lengths: [16], groups: fours, cvcLength: 3 },
  { brand: 'unionpay', starts: /^62/, lengths: [16, 19], groups: fours, cvcLength: 3 },
];

const unknownBrand: BrandRule = {
  brand: 'unknown',
  starts: /^/,
  lengths: [16],
  groups: fours,
  cvcLength: 3,
};

function brandRule(digits: string): BrandRule {
  return brandRules.find((rule) => rule.starts.test(digits)) ?? unknownBrand;
}

export function cardBrand(digits: string): CardBrand {
  return brandRule(digits).brand;
}

export function cvcLength(brand: CardBrand): number {
  return brandRules.find((rule) => rule.brand === brand)?.cvcLength ?? 3;
}

export function maxNumberLength(digits: string): number {
  return Math.max(...brandRule(digits).lengths);
}

/** Whether the number has a length that its brand allows. */
export function hasFullLength(digits: string): boolean {
  return brandRule(digits).lengths.includes(digits.length);
}

/** The Luhn check: every second digit from the right counts twice. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const weighted = index % 2 === 0 ? digit : digit * 2;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return digits.length > 0 && sum % 10 === 0;
}

/** '4242424242424242' as '4242 4242 4242 4242'; American Express in 4, 6, 5. */
export function groupDigits(digits: string): string {
  const parts: string[] = [];
  let from = 0;
  for (const size of brandRule(digits).groups) {
    if (from >= digits.length) break;
    parts.push(digits.slice(from, from + size));
    from += size;
  }
  return parts.join(' ');
}
