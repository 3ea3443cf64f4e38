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

/** Who is wanted; null without an id that can be one. */
export function readPractitioner(query: URLSearchParams): number | null {
  const id = Number(query.get('practitioner'));

  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** Adds to a query what these functions read. */
export function withWanted(
  query: string,
  {
    practitioner,
    treatments,
  }: { practitioner?: number | undefined; treatments: readonly number[] },
): string {
  const params = new URLSearchParams(query);
  if (treatments.length > 0) params.set('treatments', treatments.join(','));
  if (practitioner !== undefined) params.set('practitioner', String(practitioner));

  return params.toString();
}
