import { useState } from 'react';

/**
 * The email that was invited in each slot; undefined for a free one. An invitation that is sent here stays in the slot
 * where it was typed; all others take the first free slots, in the order of the server.
 *
 * @param invited all emails that were invited, those from here included or not
 */
export function usePlacedInvitations(invited: readonly string[], slots: number) {
  const [sent, setSent] = useState<ReadonlyMap<number, string>>(new Map());
  const here = new Set(sent.values());
  const others = invited.filter((email) => !here.has(email));
  const count = Math.max(slots, others.length + sent.size);

  return {
    placed: Array.from({ length: count }, (_, slot) => sent.get(slot) ?? others.shift()),
    place: (slot: number, email: string) => setSent((now) => new Map(now).set(slot, email)),
  };
}
