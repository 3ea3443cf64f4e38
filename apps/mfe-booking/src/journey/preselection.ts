// What a link of a mail selects in the availability dialog, beside the search and its filters.

const mostUnits = 20;

export interface Preselection {
  /** One id for each unit of quantity. */
  treatments: readonly number[];
  time: string | null;
}

/** What cannot be read is ignored, as with the filters. */
export function readPreselection(query: URLSearchParams): Preselection {
  const [time = null] = /^([01]\d|2[0-3]):[0-5]\d$/.exec(query.get('time') ?? '') ?? [];

  return { treatments: readTreatments(query), time };
}

/** One id for each unit of quantity. */
export function readTreatments(query: URLSearchParams): number[] {
  return (query.get('treatments') ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)
    .slice(0, mostUnits);
}
