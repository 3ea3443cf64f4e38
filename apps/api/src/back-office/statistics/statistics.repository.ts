import { areaPoint, type Point } from '@freely/domain/geo';
import { type categories, categoriesOf, serviceTypes } from '@freely/domain/service-types';
import { type RawBuilder, sql } from 'kysely';
import { all, type Db, isWithinDays, milesTo } from '../../infrastructure/database/index.ts';

export interface StatisticsQuery {
  /** London days, inclusive. */
  from: string;
  to: string;
  /** Null means the whole country. */
  around: (Point & { miles: number }) | null;
}

export interface Outcomes {
  searches: number;
  nobody: number;
  few: number;
  plenty: number;
}

const outcomes = sql`count(*) as searches,
  count(*) filter (where found = 0) as nobody,
  count(*) filter (where found between 1 and 4) as few,
  count(*) filter (where found >= 5) as plenty`;
const sums = sql`coalesce(sum(searches), 0)::int as searches, coalesce(sum(nobody), 0)::int as nobody,
  coalesce(sum(few), 0)::int as few, coalesce(sum(plenty), 0)::int as plenty`;

/** Every day of the period. `amount` is pence. */
export async function byDay(db: Db, query: StatisticsQuery) {
  const { from, to } = query;
  const { rows } = await sql<Outcomes & { day: string; bookings: number; amount: number }>`
    select days.day::date as day, coalesce(searches, 0) as searches, coalesce(nobody, 0) as nobody,
      coalesce(few, 0) as few, coalesce(plenty, 0) as plenty, coalesce(bookings, 0) as bookings,
      coalesce(amount, 0) as amount
    from generate_series(${from}::date, ${to}::date, interval '1 day') as days (day)
    left join (
      select day, ${outcomes} from ${searches(query)} s group by day) searched
      on searched.day = days.day
    left join (
      select day, count(*) as bookings, sum(total_amount) as amount
      from ${bookings(query)} b group by day) booked on booked.day = days.day
    order by days.day`.execute(db);

  return rows;
}

const areaLimit = 25;

/** The areas with the most searches. */
export async function byArea(db: Db, query: StatisticsQuery) {
  const { rows } = await sql<Outcomes & { area: string; town: string; bookings: number }>`
    with booked as materialized (
      select area, count(*) as bookings from ${bookings(query)} b group by area)
    select searched.*, coalesce(bookings, 0) as bookings
    from (
      select area, min(town) as town, ${outcomes} from ${searches(query)} s group by area
      order by searches desc, area limit ${areaLimit}) searched
    left join booked using (area)
    order by searches desc, area`.execute(db);

  return rows;
}

/** The areas where the most searches found nobody. */
export async function underservedAreas(db: Db, query: StatisticsQuery) {
  const { rows } = await sql<Outcomes & { area: string; town: string }>`
    select area, min(town) as town, ${outcomes} from ${searches(query)} s group by area
    having count(*) filter (where found = 0) > 0
    order by nobody desc, searches, area limit ${areaLimit}`.execute(db);

  return rows;
}

const covered = sql.join(
  serviceTypes.flatMap((type) => categoriesOf[type].map((slug) => sql`(${type}, ${slug})`)),
);

/** Every group of treatments; a search without a group counts for each group that it covers. */
export async function byService(db: Db, query: StatisticsQuery) {
  const { rows } = await sql<
    Outcomes & { slug: (typeof categories)[number]; name: string; bookings: number }
  >`
    with searched as materialized (
      select service_id, service_type, ${outcomes} from ${searches(query)} s
      group by service_id, service_type),
    booked as materialized (
      select t.service_id, count(distinct b.id) as bookings
      from ${bookings(query)} b
      join booking_items i on i.booking_id = b.id
      join sub_services t on t.id = i.sub_service_id
      group by t.service_id)
    select g.slug, g.name, coalesce(booked.bookings, 0) as bookings, counted.*
    from services g
    left join booked on booked.service_id = g.id
    cross join lateral (
      select ${sums} from searched s
      where case
        when s.service_id is not null then s.service_id = g.id
        when s.service_type is not null
          then exists (select from (values ${covered}) covers (service_type, slug)
            where covers.service_type = s.service_type and covers.slug = g.slug)
        else true end) counted
    order by g.id`.execute(db);

  return rows;
}

/** Searches of the period, and around the point when there is one. */
function searches(query: StatisticsQuery): RawBuilder<unknown> {
  const { from, to } = query;
  const condition = all([
    sql<boolean>`day between ${from}::date and ${to}::date`,
    ...isNear(query),
  ]);

  return sql`(select * from search_log where ${condition})`;
}

/** Paid bookings that were made in the period, each with its day and area. */
function bookings(query: StatisticsQuery): RawBuilder<unknown> {
  const made = all([
    sql<boolean>`paid_at is not null and not is_patch_test`,
    isWithinDays(sql`created_at`, query),
  ]);
  const near = all(isNear(query));

  return sql`(select * from (
    select id, total_amount, (created_at at time zone 'Europe/London')::date as day,
      outward_code(postcode) as area, lat_cell(lat) as lat_cell, lon_cell(lon) as lon_cell
    from bookings where ${made}) made where ${near})`;
}

/** Distance from grid square to grid square, so that the point's own square always counts (D61). */
function isNear({ around }: StatisticsQuery): RawBuilder<boolean>[] {
  return around === null
    ? []
    : [sql<boolean>`${milesTo(areaPoint(around))} <= ${around.miles}::float8`];
}
