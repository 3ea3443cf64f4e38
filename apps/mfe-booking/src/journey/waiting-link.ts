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
}

/** `location` says where the visit is to be: what is wanted either way begins as a home visit. */
export function joinWaitingHref({ search, treatments, practitioner }: WaitingLink): string {
  const query = withWanted(writeQuery(search), { treatments, practitioner: practitioner?.id });

  return `${paths.joinWaitingList}?${query}`;
}

/** Null for a URL without a whole search. */
export function readWaitingLink(query: URLSearchParams): WaitingLink | null {
  const search = readSearch(query);
  if (!search) return null;
  const id = readPractitioner(query);

  return {
    search,
    treatments: readTreatments(query),
    practitioner: id === null ? null : { id },
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
