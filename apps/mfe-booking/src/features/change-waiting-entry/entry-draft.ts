import type { WaitingEntry } from '@freely/api-client/contract';
import { type WishDraft, type WishPlace, weeksFromToday } from '../../waiting/wish.ts';

/** An entry whose last day has passed begins with a day on which it waits again. */
export const draftOf = (entry: WaitingEntry): WishDraft => ({
  treatments: entry.treatments.flatMap(({ id, quantity }) => Array<number>(quantity).fill(id)),
  weekdays: entry.weekdays,
  from: entry.from,
  to: entry.to,
  until: entry.status === 'over' ? weeksFromToday(4) : entry.until,
  miles: entry.miles,
});

export const placeOfEntry = (entry: WaitingEntry): WishPlace => ({
  location_type: entry.location_type,
  practitioner_id: entry.practitioner?.id ?? null,
  salon_id: entry.salon?.id ?? null,
  address: entry.address,
  near: entry.near,
});
