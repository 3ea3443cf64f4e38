import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cellRowsWithin } from '@freely/domain/geo';
import { CompiledQuery, sql } from 'kysely';
import type { Db } from '../../infrastructure/database/index.ts';
import type { SearchParams } from './search-params.ts';

/**
 * The precomputed data of a search result. Money is in pence. As an array, without field names, it
 * is half as long.
 */
type PractitionerCard = [
  firstName: string,
  lastName: string,
  avatar: string | null,
  verified: boolean,
  bio: string,
  worksSince: string | null,
  joinedDay: string,
  mobile: boolean,
  salon: boolean,
  latCell: number,
  lonCell: number,
  callOutCharge: number | null,
  /** The cheapest first, then in the order of the catalogue. */
  treatments: OfferedTreatment[],
  /** The last day of the tick, which ends without anybody's doing; a card of an earlier release has none. */
  tickUntil?: string | null,
];

export type OfferedTreatment = [
  id: number,
  slug: string,
  name: string,
  price: number,
  minutes: number,
];

export interface FoundRow {
  id: number;
  /** Price and duration of the found offer, in pence and minutes. */
  price: number;
  duration: number;
  /** Where the practitioner was found: near enough to travel, and with a salon near enough. */
  atHome: boolean;
  atSalon: boolean;
  reviewsAmount: number;
  overall: number | null;
  card: PractitionerCard;
}

export interface FoundPage {
  rows: FoundRow[];
  /** The count; one more than `countAtMost` means that there are more. */
  counted: number;
}

type PageRow = { total: number } & (FoundRow | Record<keyof FoundRow, null>);

const searchPage = readFileSync(join(import.meta.dirname, 'search-page.sql'), 'utf8');
const furthestTravel = 30;
const kinds = { mobile: '{true}', salon: '{false}', idm: '{true,false}' };

/** One page of the search, in the order of its sort, as of now or of the instant `at`. */
export async function findPage(
  db: Db,
  params: SearchParams,
  at: Date | null = null,
): Promise<FoundPage> {
  const { lat, lon, kind, miles, countAtMost } = params;
  const reach = { mobile: furthestTravel, salon: miles, idm: Math.max(miles, furthestTravel) };
  const near = cellRowsWithin(params, reach[kind]);
  if (near.length === 0) return { rows: [], counted: 0 };
  const from = near.map(({ fromLonCell }) => fromLonCell);
  const to = near.map(({ toLonCell }) => toLonCell);
  const { rows } = await db.executeQuery<PageRow>(
    CompiledQuery.raw(searchPage, [
      lat,
      lon,
      miles,
      kinds[kind],
      near[0]?.latCell,
      near.at(-1)?.latCell,
      Math.min(...from),
      Math.max(...to),
      listOf(params.slugs),
      params.treatmentId,
      params.day,
      params.fromMinute,
      params.toMinute,
      params.sort,
      params.skip,
      countAtMost === null ? null : countAtMost + 1,
      params.take,
      listOf(from),
      listOf(to),
      // Mobile practitioners have travel distances of their own.
      kind === 'salon',
      at,
    ]),
  );

  return { rows: rows.filter(isFound), counted: rows[0]?.total ?? 0 };
}

function isFound(row: PageRow): row is PageRow & FoundRow {
  return row.id !== null;
}

/** Numbers or slugs as an array literal of the database; the driver would quote each of them. */
function listOf(values: readonly (number | string)[]): string {
  return `{${values.join(',')}}`;
}

export interface TreatmentRow {
  slug: string;
  category: string;
  id: number;
  name: string;
}

/** All treatments that can be booked near the place, by group, in the order of the catalogue. */
export async function findTreatments(db: Db, params: SearchParams): Promise<TreatmentRow[]> {
  const { lat, lon, kind, miles, typeSlugs } = params;
  const { rows } = await sql<TreatmentRow>`
    select * from search_treatments(${lat}::float8, ${lon}::float8, ${kind}, ${miles}::float8,
      ${typeSlugs}::text[])`.execute(db);

  return rows;
}
