// A practitioner's own link names no place. The search form asks for it, and leads on to their times instead of to
// the results: who is wanted stands in its URL, so that it outlives a reload.
import type { ServiceType } from '@freely/api-client/contract';
import { availabilityHref, paths } from './paths.ts';
import { readPractitioner, readTreatments, withWanted } from './preselection.ts';
import { type JourneySearch, writeQuery } from './search-params.ts';

export interface WantedPractitioner {
  id: number;
  /** One id for each unit of quantity; empty to choose in the dialog. */
  treatments: readonly number[];
}

/** The search form, for a practitioner. `type` is filled in. */
export function searchForHref(
  { id, treatments }: WantedPractitioner,
  type?: ServiceType | undefined,
): string {
  const query = withWanted(writeQuery(type ? { type } : {}), { treatments, practitioner: id });

  return `${paths.servicesSearch}?${query}`;
}

/** Null for a search that is for nobody in particular. */
export function readWanted(query: URLSearchParams): WantedPractitioner | null {
  const id = readPractitioner(query);

  return id === null ? null : { id, treatments: readTreatments(query) };
}

/** The times of a practitioner at the place that was found. The dialog asks where the visit is to be. */
export function timesHref(
  { id, treatments }: WantedPractitioner,
  place: Omit<JourneySearch, 'location'>,
): string {
  return availabilityHref(
    id,
    withWanted(writeQuery({ ...place, location: 'idm' }), { treatments }),
  );
}
