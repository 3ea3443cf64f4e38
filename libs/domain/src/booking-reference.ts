/** A booking's number as people read it on pages and in mails: 40001 → 'FR-40001'. */
export function bookingReference(id: number): string {
  return `FR-${id}`;
}

/** The booking id in a typed reference, with or without the letters; null for anything else. */
export function parseBookingReference(text: string): number | null {
  const digits = /^(?:fr-?)?(\d{1,15})$/i.exec(text.trim())?.[1];

  return digits === undefined ? null : Number(digits);
}
