import { sql } from 'kysely';

/** Keeps only the rough location of a place, to about ten kilometres. */
export const coarseLocation = {
  address: '',
  postcode: '',
  lat: sql<number>`round(lat::numeric, 1)`,
  lon: sql<number>`round(lon::numeric, 1)`,
};
