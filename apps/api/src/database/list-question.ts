// What the lists of the admin area have in common: pages, search words, orders, days.
import { maxListed } from '@freely/api-client/contract';
import { type RawBuilder, sql } from 'kysely';

interface ListQuery {
  q?: string | undefined;
  page: number;
  per_page: '10' | '25' | '50' | 'all';
  from?: string | undefined;
  to?: string | undefined;
  sort: string;
}

/** A page of a list as the database is asked. */
export interface ListQuestion {
  /** What was typed, as an `ilike` pattern; null for nothing. */
  pattern: string | null;
  /** The same, when it can be the number of somebody or something. */
  number: number | null;
  take: number;
  skip: number;
  /** London days, both counted in. */
  from: string | null;
  to: string | null;
  sort: string;
}

export function listQuestion({ q = '', page, per_page, from, to, sort }: ListQuery): ListQuestion {
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

/** Whether an instant lies within the days. */
export function isWithinDays(
  instant: RawBuilder<unknown>,
  { from, to }: Pick<ListQuestion, 'from' | 'to'>,
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

/** Expressions of an order, as it reads without a `-` before its name. */
export type Order = readonly (readonly [RawBuilder<unknown>, 'asc' | 'desc'])[];

/** `order by` for a sort such as `name` or `-name`. Nulls are the last either way. */
export function orderBy(orders: Record<string, Order>, sort: string): RawBuilder<unknown> {
  const isReversed = sort.startsWith('-');
  const order = orders[isReversed ? sort.slice(1) : sort] ?? [];

  return sql.join(
    order.map(([expression, direction]) =>
      (direction === 'asc') === isReversed ? sql`${expression} desc` : sql`${expression} asc`,
    ),
  );
}

/** Whether a user `u` is one by name, address or number. 0012-admin.sql has an index of just this. */
export function isFound({ pattern, number }: Pick<ListQuestion, 'pattern' | 'number'>) {
  const words = sql`u.first_name || ' ' || u.last_name ilike ${pattern}
    or u.email::text ilike ${pattern}`;

  return number === null ? sql<boolean>`(${words})` : sql<boolean>`(${words} or u.id = ${number})`;
}
