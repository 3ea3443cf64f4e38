// What the lists of the admin area have in common: pages, search text, sort orders, date ranges.
import { maxListed } from '@freely/api-client/contract';
import { type RawBuilder, sql } from 'kysely';

interface FilterParams {
  q?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

interface ListParams extends FilterParams {
  page: number;
  per_page: '10' | '25' | '50' | 'all';
  sort: string;
}

/** What was typed to search for people, in the terms of SQL. */
interface PeopleSearch {
  /** An `ilike` pattern for each word; null for nothing. */
  patterns: readonly string[] | null;
  /** The same as a number, when it can be an id. */
  number: number | null;
}

/** Which rows of a list match, in the terms of SQL: of all its pages, or of its spreadsheet. */
export interface ListFilters extends PeopleSearch {
  /** London days, both inclusive. */
  from: string | null;
  to: string | null;
}

/** Which page of a list to read, in the terms of SQL. */
export interface ListQuery extends ListFilters {
  take: number;
  skip: number;
  sort: string;
}

export function toListQuery({ page, per_page, sort, ...filters }: ListParams): ListQuery {
  const take = per_page === 'all' ? maxListed : Number(per_page);

  return { ...toListFilters(filters), take, skip: (page - 1) * take, sort };
}

export function toListFilters({ q = '', from, to }: FilterParams): ListFilters {
  return { ...toPeopleSearch(q), from: from ?? null, to: to ?? null };
}

/** The words of what was typed: each of them has to match, in any order, however they are spaced. */
export function wordsOf(q: string): string[] {
  return q
    .normalize()
    .split(/\s+/)
    .filter((word) => word !== '');
}

export function toPeopleSearch(q: string): PeopleSearch {
  return {
    patterns: toPatterns(q),
    number: /^\d{1,15}$/.test(q) ? Number(q) : null,
  };
}

/** An `ilike` pattern for each word; null for none. */
export function toPatterns(q: string): string[] | null {
  const patterns = wordsOf(q).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);

  return patterns.length === 0 ? null : patterns;
}

/** Whether an instant is within the days. */
export function isWithinDays(
  instant: RawBuilder<unknown>,
  { from, to }: Pick<ListQuery, 'from' | 'to'>,
): RawBuilder<boolean> {
  const midnight = (day: string, later = 0) =>
    sql`(${day}::date + ${later}::int)::timestamp at time zone 'Europe/London'`;

  return all([
    ...(from === null ? [] : [sql<boolean>`${instant} >= ${midnight(from)}`]),
    ...(to === null ? [] : [sql<boolean>`${instant} < ${midnight(to, 1)}`]),
  ]);
}

export function all(conditions: RawBuilder<boolean>[]): RawBuilder<boolean> {
  return conditions.length === 0 ? sql<boolean>`true` : sql`(${sql.join(conditions, sql` and `)})`;
}

/** The expressions of a sort order, in the direction of its name without `-`. */
export type Order = readonly (readonly [RawBuilder<unknown>, 'asc' | 'desc'])[];

/** `order by` for a sort such as `name` or `-name`. Nulls come last in both directions. */
export function orderBy(orders: Record<string, Order>, sort: string): RawBuilder<unknown> {
  const isReversed = sort.startsWith('-');
  const order = orders[isReversed ? sort.slice(1) : sort] ?? [];

  return sql.join(
    order.map(([expression, direction]) =>
      (direction === 'asc') === isReversed ? sql`${expression} desc` : sql`${expression} asc`,
    ),
  );
}

/** Whether each word is part of one of the texts. */
export function matchesWords(
  patterns: readonly string[],
  texts: readonly RawBuilder<unknown>[],
): RawBuilder<boolean> {
  return all(
    patterns.map(
      (pattern) =>
        sql<boolean>`(${sql.join(
          texts.map((text) => sql`${text} ilike ${pattern}`),
          sql` or `,
        )})`,
    ),
  );
}

/** Whether a user matches by name, email or id. 0012-admin.sql indexes these expressions. */
export function matchesUser({ patterns, number }: PeopleSearch, alias = 'u'): RawBuilder<boolean> {
  const user = sql.ref(alias);
  const byWords = matchesWords(patterns ?? [], [
    sql`${user}.first_name || ' ' || ${user}.last_name`,
    sql`${user}.email::text`,
  ]);

  return number === null ? byWords : sql<boolean>`(${byWords} or ${user}.id = ${number})`;
}
