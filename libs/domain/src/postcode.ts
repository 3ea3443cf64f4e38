/**
 * A typed postcode in its usual form: ' sw114nb' → 'SW11 4NB'. Other text is only trimmed. Readers take the part
 * before the space for the outward code, so a postcode without it would be told in full.
 */
export function normalisePostcode(typed: string): string {
  const compact = typed.replace(/\s+/g, '').toUpperCase();

  return /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/.test(compact)
    ? `${compact.slice(0, -3)} ${compact.slice(-3)}`
    : typed.trim();
}

/** The half of a postcode that tells no home: 'SW11 4NB' → 'SW11', however it was typed. */
export function outwardCode(postcode: string): string {
  return normalisePostcode(postcode).split(' ')[0] ?? '';
}
