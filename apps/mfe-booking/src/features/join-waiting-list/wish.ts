import type { WaitingWish } from '@freely/api-client/contract';
import { addDays, londonDay } from '@freely/domain/london-time';
import { type WaitingLink, waitingAddress, waitsAtHome } from '../../journey/waiting-link.ts';

/** What is chosen in the form. */
export interface WishDraft {
  /** Empty while none is chosen. */
  treatments: readonly number[];
  weekdays: readonly number[];
  from: string;
  to: string;
  weeks: number;
  miles: number;
}

export const firstDraft = ({ treatments }: WaitingLink): WishDraft => ({
  treatments,
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  from: '08:00',
  to: '20:00',
  weeks: 4,
  miles: 5,
});

export type WishProblem = 'treatmentRequired' | 'dayRequired' | 'order';

/** What is still wrong with the choice; null when it can be sent. */
export function problemOf({ treatments, weekdays, from, to }: WishDraft): WishProblem | null {
  if (treatments.length === 0) return 'treatmentRequired';
  if (weekdays.length === 0) return 'dayRequired';

  return to < from ? 'order' : null;
}

export function wishOf({ search, practitioner }: WaitingLink, draft: WishDraft): WaitingWish {
  const isAtHome = waitsAtHome(search.location);
  const { town, address, lat, lon } = search;

  return {
    services_ids: [...draft.treatments],
    location_type: isAtHome ? 'mobile' : 'salon',
    practitioner_id: practitioner?.id ?? null,
    address: isAtHome ? waitingAddress(search) : null,
    near: isAtHome || practitioner ? null : { city: town || address, location: { lat, lng: lon } },
    miles: draft.miles,
    weekdays: [...draft.weekdays],
    from: draft.from,
    to: draft.to,
    until: addDays(londonDay(new Date()), draft.weeks * 7),
  };
}
