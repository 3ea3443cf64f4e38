/** The specification's idea of a postcode: 2 to 4 characters, a space, 3 characters. */
const whole = /^[A-Za-z0-9]{2,4} [A-Za-z0-9]{3}$/;
// In a longer address a word of letters must not pass for one ("Main Rye"): both halves of
// a postcode carry a digit.
const within = /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/i;

/** Whether a text by itself looks like a postcode. */
export function isPostcode(text: string): boolean {
  return whole.test(text.trim());
}

/** The postcode in an address, in capitals, or null: 'Northfield Road, SW11 4NB' → 'SW11 4NB'. */
export function postcodeIn(address: string): string | null {
  return within.exec(address)?.[0].toUpperCase() ?? null;
}

/**
 * A postcode as somebody typed it, in its usual form: ' sw114nb' → 'SW11 4NB'. What is no
 * postcode stays as it is, without the spaces around it.
 */
export function tidyPostcode(typed: string): string {
  const packed = typed.replace(/\s+/g, '').toUpperCase();

  return /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/.test(packed)
    ? `${packed.slice(0, -3)} ${packed.slice(-3)}`
    : typed.trim();
}

/** The street of a chosen address: what is left without its postcode and its town. */
export function streetOf(address: string, town: string): string {
  return address
    .split(',')
    .map((part) => part.replace(within, '').trim())
    .filter((part) => part !== '' && part.toLowerCase() !== town.toLowerCase())
    .join(', ');
}
