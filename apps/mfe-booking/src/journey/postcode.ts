/** A postcode by the specification: 2 to 4 characters, a space, 3 characters. */
const postcodePattern = /^[A-Za-z0-9]{2,4} [A-Za-z0-9]{3}$/;
// In a longer address, words must not be mistaken for a postcode ("Main Rye"): both halves of a
// postcode contain a digit.
const postcodeInText = /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/i;

/** Whether a text by itself looks like a postcode. */
export function isPostcode(text: string): boolean {
  return postcodePattern.test(text.trim());
}

/** The postcode in an address, in capitals, or null: 'Northfield Road, SW11 4NB' → 'SW11 4NB'. */
export function findPostcode(address: string): string | null {
  return postcodeInText.exec(address)?.[0].toUpperCase() ?? null;
}

/** The street of an address: what remains without its postcode and town. */
export function streetOf(address: string, town: string): string {
  return address
    .split(',')
    .map((part) => part.replace(postcodeInText, '').trim())
    .filter((part) => part !== '' && part.toLowerCase() !== town.toLowerCase())
    .join(', ');
}
