import { sql } from 'kysely';
import type { Db } from '../../database/transaction.ts';
import type { SearchQuestion } from './search-question.ts';

/** A practitioner as `search_page` finds them. Money is pence. */
export interface FoundRow {
  id: number;
  first_name: string;
  last_name: string;
  avatar_src: string | null;
  verified: boolean;
  overall: number | null;
  reviews_amount: number;
  mobile: boolean;
  salon: boolean;
  lat_cell: number;
  lon_cell: number;
  call_out_charge: number | null;
  start_working_date: string | null;
  joined_at: Date;
  bio: string;
  service_name: string;
  service_price: number;
  treatments: { treatmentName: string; treatmentPrice: number }[];
}

export interface FoundPage {
  rows: FoundRow[];
  /** How many were counted: one more than `countAtMost` means that there are more. */
  counted: number;
}

/** One page of the search, in the order of its sort. */
export async function findPage(db: Db, question: SearchQuestion): Promise<FoundPage> {
  const { lat, lon, kind, miles, slugs, treatmentId, day, fromMinute, toMinute } = question;
  const { sort, skip, take, countAtMost } = question;
  const most = countAtMost === null ? null : countAtMost + 1;
  const { rows } = await sql<FoundRow & { id: number | null; total: number }>`
    select * from search_page(${lat}::float8, ${lon}::float8, ${kind}, ${miles}::float8,
      ${slugs}::text[], ${treatmentId}::bigint, ${day}::date, ${fromMinute}::int, ${toMinute}::int,
      ${sort}, ${skip}::int, ${take}::int, ${most}::int)`.execute(db);

  return { rows: rows.filter(({ id }) => id !== null), counted: rows[0]?.total ?? 0 };
}

export interface TreatmentRow {
  slug: string;
  category: string;
  id: number;
  name: string;
}

/** What can be booked near the place at all, by group, in the order of the catalogue. */
export async function findTreatments(db: Db, question: SearchQuestion): Promise<TreatmentRow[]> {
  const { lat, lon, kind, miles, typeSlugs } = question;
  const { rows } = await sql<TreatmentRow>`
    select * from search_treatments(${lat}::float8, ${lon}::float8, ${kind}, ${miles}::float8,
      ${typeSlugs}::text[])`.execute(db);

  return rows;
}
