/**
 * Eleven digits that can be a British phone number: after the 0 comes an area (01, 02), a kind of number
 * (03, 055, 056, 08, 09) or a mobile one (07, with 07700 900xxx for fiction). Ofcom gives out no others.
 */
export const britishPhone = /^0(1[1-9]|2[03489]|3[0347]|5[56]|7\d|8[047]|9[018])\d{8}$/;

/** A British phone number as people read it: '07700900318' → '07700 900318'. */
export function formatPhone(phone: string): string {
  return /^0\d{10}$/.test(phone) ? `${phone.slice(0, 5)} ${phone.slice(5)}` : phone;
}

/** The start of a country code that is still being typed. */
const startOfCountryCode = /^(\+4{0,2}|004{0,2})$/;

/**
 * What a field for a British number keeps of what was typed or pasted: digits, eleven at most, with 0
 * instead of +44. A country code is kept until its number begins.
 */
export function maskPhone(typed: string): string {
  const compact = typed.replace(/[^\d+]/g, '');
  if (startOfCountryCode.test(compact)) return compact;

  return compact
    .replace(/^(\+|00)440?/, '0')
    .replaceAll('+', '')
    .slice(0, 11);
}
