// What somebody may wait for, as the pages where no time fits put it into the URL of the form.
import type { SearchLocationType } from '@freely/api-client/contract';
import { paths } from './paths.ts';
import { findPostcode, streetOf } from './postcode.ts';
import { readPractitioner, readTreatments, withWanted } from './preselection.ts';
import { type JourneySearch, readSearch, writeQuery } from './search-params.ts';

export interface WaitingLink {
  search: JourneySearch;
  /** One id for each unit of quantity; empty to choose in the form. */
  treatments: readonly number[];
  practitioner: { id: number } | null;
  /** Of a day that was chosen and has no time left: 0 is Sunday. Without it, any day begins ticked. */
  weekday?: number | null | undefined;
}

/** `location` says where the visit is to be: what is wanted either way begins as a home visit. */
export function joinWaitingHref({
  search,
  treatments,
  practitioner,
  weekday = null,
}: WaitingLink): string {
  const wanted = withWanted(writeQuery(search), { treatments, practitioner: practitioner?.id });
  const query = weekday === null ? wanted : `${wanted}&weekday=${weekday}`;

  return `${paths.joinWaitingList}?${query}`;
}

/** Null for a URL without a whole search. */
export function readWaitingLink(query: URLSearchParams): WaitingLink | null {
  const search = readSearch(query);
  if (!search) return null;
  const id = readPractitioner(query);
  const weekday = query.get('weekday') ?? '';

  return {
    search,
    treatments: readTreatments(query),
    practitioner: id === null ? null : { id },
    weekday: /^[0-6]$/.test(weekday) ? Number(weekday) : null,
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
