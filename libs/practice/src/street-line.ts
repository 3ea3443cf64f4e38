const POSTCODE = /\b[a-z]{1,2}\d[a-z\d]?(?:\s*\d[a-z]{2})?\b/i;

/**
 * House number and street of an address line, without town and postcode: "27 Northfield Road,
 * London SW11 4NB" → "27 Northfield Road". Empty for a line that is only a town or a postcode.
 */
export function streetLine(line: string, town: string): string {
  const parts = line.split(',').map((part) => part.trim());
  const end = parts.findIndex(
    (part) => isTown(part.replace(POSTCODE, '').trim(), town) || isPostcode(part),
  );

  return parts.slice(0, end === -1 ? parts.length : end).join(', ');
}

/** The street in the typed text, for when the picked suggestion is only a postcode; else empty. */
export function typedStreet(typed: string, town: string): string {
  const withoutPostcode = typed.replace(/\s+(?=[a-z]{1,2}\d[a-z\d]?\s*\d[a-z]{2}\s*$)/i, ', ');

  // A street starts with a house number here: "Lee", typed on the way to "Leeds", is not a street.
  return /^\d+[a-z]?\s+\D/i.test(typed.trim()) ? streetLine(withoutPostcode, town) : '';
}

const isTown = (part: string, town: string) =>
  part === '' || part.toLowerCase() === town.toLowerCase();

const isPostcode = (part: string) => part.replace(POSTCODE, '') === '';
