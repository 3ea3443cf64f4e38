import type { WaitingWish } from '@freely/api-client/contract';
import { addDays, type Day, londonDay, weekdayOf } from '@freely/domain/london-time';
import { waitingUntilRefusal } from '@freely/domain/waiting-list';
import { type WaitingLink, waitingAddress, waitsAtHome } from '../journey/waiting-link.ts';

/** What is chosen in the form. */
export interface WishDraft {
  /** Empty while none is chosen. */
  treatments: readonly number[];
  weekdays: readonly number[];
  from: string;
  to: string;
  /** The last day. */
  until: Day;
  miles: number;
}

/** Where and with whom: what the form does not change. */
export type WishPlace = Pick<
  WaitingWish,
  'location_type' | 'practitioner_id' | 'salon_id' | 'address' | 'near'
>;

/** For how many weeks somebody can choose to wait. */
export const weeks = [1, 2, 4, 8, 12] as const;
export const weeksFromToday = (count: number): Day => addDays(londonDay(new Date()), count * 7);

/** The day of a link, and whether an entry can wait for it; null without one that is to come. */
export function dayOfLink({ day }: WaitingLink): { day: Day; isReached: boolean } | null {
  const today = londonDay(new Date());

  return day && day >= today ? { day, isReached: waitingUntilRefusal(day, today) === null } : null;
}

/** A day that was chosen begins ticked, and is before the last. */
export function firstDraft(link: WaitingLink): WishDraft {
  const wanted = dayOfLink(link);

  return {
    treatments: link.treatments,
    weekdays: wanted ? [weekdayOf(wanted.day)] : [0, 1, 2, 3, 4, 5, 6],
    from: '08:00',
    to: '20:00',
    until: wanted ? firstUntil(wanted.day, wanted.isReached) : weeksFromToday(usualWeeks),
    miles: 5,
  };
}

const usualWeeks = 4;

function firstUntil(day: Day, isReached: boolean): Day {
  const long = weeks.filter((count) => count >= usualWeeks).map(weeksFromToday);
  const longest = weeksFromToday(12);

  return long.find((until) => until >= day) ?? (isReached ? day : longest);
}

export type WishProblem = 'treatmentRequired' | 'dayRequired' | 'order';

/** What is still wrong with the choice; null when it can be sent. */
export function problemOf({ treatments, weekdays, from, to }: WishDraft): WishProblem | null {
  if (treatments.length === 0) return 'treatmentRequired';
  if (weekdays.length === 0) return 'dayRequired';

  return to < from ? 'order' : null;
}

export function placeOfLink({ search, practitioner, salon }: WaitingLink): WishPlace {
  const isAtHome = waitsAtHome(search.location);
  const { town, address, lat, lon } = search;

  return {
    location_type: isAtHome ? 'mobile' : 'salon',
    practitioner_id: practitioner?.id ?? null,
    salon_id: isAtHome || !practitioner ? null : (salon ?? null),
    address: isAtHome ? waitingAddress(search) : null,
    near: isAtHome || practitioner ? null : { city: town || address, location: { lat, lng: lon } },
  };
}

/** Only a salon of anybody is looked for around a place. */
export const asksForMiles = ({ location_type, practitioner_id }: WishPlace): boolean =>
  location_type === 'salon' && practitioner_id === null;

export const wishOf = (place: WishPlace, draft: WishDraft): WaitingWish => ({
  ...place,
  services_ids: [...draft.treatments],
  miles: draft.miles,
  weekdays: [...draft.weekdays],
  from: draft.from,
  to: draft.to,
  until: draft.until,
});
