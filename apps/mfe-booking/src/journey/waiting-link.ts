// What somebody may wait for, as the pages where no time fits put it into the URL of the form.
import { Day as DayOfUrl, type SearchLocationType } from '@freely/api-client/contract';
import type { Day } from '@freely/domain/london-time';
import * as v from 'valibot';
import { paths } from './paths.ts';
import { findPostcode, streetOf } from './postcode.ts';
import { readPractitioner, readTreatments, withWanted } from './preselection.ts';
import { type JourneySearch, readSearch, writeQuery } from './search-params.ts';

export interface WaitingLink {
  search: JourneySearch;
  /** One id for each unit of quantity; empty to choose in the form. */
  treatments: readonly number[];
  practitioner: { id: number } | null;
  /** The one that was chosen of a practitioner's salons. Without it, any of them. */
  salon?: number | null | undefined;
  /** That was chosen and has no time left. Without it, any day begins ticked. */
  day?: Day | null | undefined;
}

/** What a link names wrongly, or does not name: it would stand for another wish. */
export type WrongLink = 'place' | 'practitioner' | 'treatment' | 'salon';

/** `location` says where the visit is to be: what is wanted either way begins as a home visit. */
export function joinWaitingHref(link: WaitingLink): string {
  const { search, treatments, practitioner, salon, day } = link;
  const query = new URLSearchParams(
    withWanted(writeQuery(search), { treatments, practitioner: practitioner?.id }),
  );
  if (salon) query.set('salon', String(salon));
  if (day) query.set('day', day);

  return `${paths.joinWaitingList}?${query}`;
}

export function readWaitingLink(query: URLSearchParams): WaitingLink | WrongLink {
  const search = readSearch(query);
  if (!search) return 'place';
  const id = readPractitioner(query);
  if (id === null && query.has('practitioner')) return 'practitioner';
  const treatments = readTreatments(query);
  const named = (query.get('treatments') ?? '').split(',').filter(Boolean);
  if (treatments.length < named.length) return 'treatment';
  const salon = Number(query.get('salon'));
  if (query.has('salon') && !(Number.isSafeInteger(salon) && salon > 0)) return 'salon';
  const day = v.safeParse(DayOfUrl, query.get('day'));

  return {
    search,
    treatments,
    practitioner: id === null ? null : { id },
    salon: salon || null,
    day: day.success ? day.output : null,
  };
}

/** The address of a home visit; null where the search has no postcode. */
export function waitingAddress({ address, town, lat, lon }: JourneySearch) {
  const postcode = findPostcode(address);
  if (postcode === null) return null;

  return {
    city: town || postcode,
    postcode,
    address: streetOf(address, town),
    country_id: 'UK' as const,
    country_name: 'United Kingdom' as const,
    location: { lat, lng: lon },
  };
}

export const waitsAtHome = (location: SearchLocationType): boolean => location !== 'salon';
