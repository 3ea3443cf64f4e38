// What the lists of the admin area have in common: pages, search text, sort orders, date ranges.
import { maxListed } from '@freely/api-client/contract';
import { type RawBuilder, sql } from 'kysely';

interface ListParams {
  q?: string | undefined;
  page: number;
  per_page: '10' | '25' | '50' | 'all';
  from?: string | undefined;
  to?: string | undefined;
  sort: string;
}

/** Which page of a list to read, in the terms of SQL. */
export interface ListQuery {
  /** What was typed, as an `ilike` pattern; null for nothing. */
  pattern: string | null;
  /** The same as a number, when it can be an id. */
  number: number | null;
  take: number;
  skip: number;
  /** London days, both inclusive. */
  from: string | null;
  to: string | null;
  sort: string;
}

export function toListQuery({ q = '', page, per_page, from, to, sort }: ListParams): ListQuery {
  const take = per_page === 'all' ? maxListed : Number(per_page);

  return {
    pattern: q === '' ? null : `%${q.replace(/[\\%_]/g, '\\$&')}%`,
    number: /^\d{1,15}$/.test(q) ? Number(q) : null,
    take,
    skip: (page - 1) * take,
    from: from ?? null,
    to: to ?? null,
    sort,
  };
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

/** Whether a user `u` matches by name, email or id. 0012-admin.sql indexes these expressions. */
export function matchesUser({ pattern, number }: Pick<ListQuery, 'pattern' | 'number'>) {
  const byText = sql`u.first_name || ' ' || u.last_name ilike ${pattern}
    or u.email::text ilike ${pattern}`;

  return number === null
    ? sql<boolean>`(${byText})`
    : sql<boolean>`(${byText} or u.id = ${number})`;
}
