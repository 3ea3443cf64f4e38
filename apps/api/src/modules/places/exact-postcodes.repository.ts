import { sql } from 'kysely';
import type { Db } from '../../database/transaction.ts';

export interface ExactPostcode {
  /** Capitals without the space. */
  postcode: string;
  lat: number;
  lon: number;
}

/** Undefined when no file with this postcode was imported. */
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

/** New ones, and those that moved; how many there were of both. No postcode twice in `points`. */
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
