import { sql } from 'kysely';
import type { Db } from '../../infrastructure/database/index.ts';

export interface ExactPostcode {
  /** Upper case, without the space. */
  postcode: string;
  lat: number;
  lon: number;
}

/** Undefined when this postcode was not imported. */
export function findExactPoint(
  db: Db,
  postcode: string,
): Promise<{ lat: number; lon: number } | undefined> {
  return db
    .selectFrom('exact_postcodes')
    .select(['lat', 'lon'])
    .where('postcode', '=', postcode.replace(' ', ''))
    .executeTakeFirst();
}

/**
 * Inserts new postcodes and updates moved ones; returns how many of both. `points` must not hold a
 * postcode twice.
 */
export async function putPostcodes(db: Db, points: readonly ExactPostcode[]): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into exact_postcodes (postcode, lat, lon)
    select * from unnest(
      ${points.map(({ postcode }) => postcode)}::text[],
      ${points.map(({ lat }) => lat)}::float8[],
      ${points.map(({ lon }) => lon)}::float8[])
    on conflict (postcode) do update set lat = excluded.lat, lon = excluded.lon
    where (exact_postcodes.lat, exact_postcodes.lon) is distinct from (excluded.lat, excluded.lon)
  `.execute(db);

  return Number(numAffectedRows);
}
