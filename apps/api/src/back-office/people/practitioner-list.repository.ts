import { type RawBuilder, sql } from 'kysely';
import {
  all,
  type Db,
  isWithinDays,
  type ListFilters,
  type ListQuery,
  matchesUser,
  type Order,
  orderBy,
} from '../../infrastructure/database/index.ts';

export interface PractitionerFilters extends ListFilters {
  state: 'waiting' | 'onboarding' | 'approved' | 'rejected' | null;
}

export interface PractitionerListQuery extends PractitionerFilters, ListQuery {}

export interface PractitionerRow {
  user_id: number;
  avatar_src: string | null;
  first_name: string;
  last_name: string;
  email: string;
  approved: boolean | null;
  verified: boolean;
  insurance: boolean;
  tick_papers: boolean;
  waiting_papers: number;
  onboarding_step: number;
  joined_at: Date;
  town: string | null;
  bookings: number;
  overall: number | null;
  reviews_amount: number;
}

const town = sql`coalesce(
  (select city from mobile_bases where practitioner_id = p.user_id),
  (select city from salons where practitioner_id = p.user_id order by id limit 1))`;

/** The columns of a practitioner; `p` is the practitioners row, `u` the users row. */
const columns = sql`p.user_id, u.avatar_src, u.first_name, u.last_name, u.email, p.approved,
  shows_tick(p.verified, p.tick_dates) as verified, p.insurance,
  p.tick_dates @> london_today() as tick_papers, p.onboarding_step, p.joined_at, ${town} as town,
  (select count(*)::int from papers
    where practitioner_id = p.user_id and state = 'waiting') as waiting_papers,
  (select count(*)::int from bookings
    where practitioner_id = p.user_id and paid_at is not null and not is_patch_test) as bookings,
  r.overall, coalesce(r.reviews_amount, 0) as reviews_amount`;

/** For an admin: who is still signing up has nothing to approve yet (D30). */
const isWaiting = sql<boolean>`(p.approved is null and p.onboarding_step >= 5)`;

const orders: Record<string, Order> = {
  waiting: [
    [sql`(p.approved is null)`, 'desc'],
    [isWaiting, 'desc'],
    [sql`p.joined_at`, 'desc'],
    [sql`p.user_id`, 'desc'],
  ],
  name: [
    [sql`lower(u.last_name)`, 'asc'],
    [sql`lower(u.first_name)`, 'asc'],
    [sql`u.id`, 'asc'],
  ],
  email: [[sql`u.email`, 'asc']],
  town: [
    // Practitioners without a place come last.
    [sql`coalesce(base.city, place.city, '~')`, 'asc'],
    [sql`p.user_id`, 'asc'],
  ],
  step: [
    [sql`p.onboarding_step`, 'asc'],
    [sql`p.user_id`, 'asc'],
  ],
  created_at: [
    [sql`p.joined_at`, 'asc'],
    [sql`p.user_id`, 'asc'],
  ],
};

/** Joins all towns at once: a subquery would run for each of fifty thousand rows to be sorted. */
const withTowns = sql`
  left join mobile_bases base on base.practitioner_id = p.user_id
  left join (
    select distinct on (practitioner_id) practitioner_id, city from salons
    order by practitioner_id, id) place on place.practitioner_id = p.user_id`;

const states: Record<NonNullable<PractitionerFilters['state']>, RawBuilder<boolean>> = {
  waiting: isWaiting,
  onboarding: sql`p.approved is null and p.onboarding_step < 5`,
  approved: sql`p.approved`,
  rejected: sql`not p.approved`,
};

/** One page. Its ids are selected first, so that joins run for these rows only. */
export async function listPractitioners(db: Db, query: PractitionerListQuery) {
  const { sort, take, skip } = query;
  const towns = sort.endsWith('town') ? withTowns : sql``;
  const from = sql`from practitioners p join users u on u.id = p.user_id`;
  const condition = matchesPractitioners(query);
  const [{ rows }, counts] = await Promise.all([
    sql<PractitionerRow>`
      with page as materialized (
        select user_id, row_number() over () as n from (
          select p.user_id ${from} ${towns} where ${condition}
          order by ${orderBy(orders, sort)} limit ${take} offset ${skip}) chosen)
      select ${columns} ${from} join page on page.user_id = p.user_id
      left join practitioner_ratings r on r.practitioner_id = p.user_id
      order by page.n`.execute(db),
    sql<{ total: number; waiting: number }>`
      select (select count(*) ${query.patterns === null ? sql`from practitioners p` : from}
          where ${condition}) as total,
        (select count(*) from practitioners p where ${isWaiting} and ${isPractitioner}) as waiting`.execute(
      db,
    ),
  ]);

  return { rows, total: counts.rows[0]?.total ?? 0, waiting: counts.rows[0]?.waiting ?? 0 };
}

export async function findPractitioner(db: Db, id: number): Promise<PractitionerRow | null> {
  const { rows } = await sql<PractitionerRow>`
    select ${columns} from practitioners p join users u on u.id = p.user_id
    left join practitioner_ratings r on r.practitioner_id = p.user_id
    where p.user_id = ${id} and ${isPractitioner}`.execute(db);

  return rows[0] ?? null;
}

/** A deleted practitioner account keeps its row, but not the role (D42). */
const isPractitioner = sql<boolean>`exists (
  select from user_roles where user_id = p.user_id and role = 'practitioner')`;

/** `p` is the practitioners row, `u` the users row. */
export function matchesPractitioners(query: PractitionerFilters): RawBuilder<boolean> {
  const { patterns, state } = query;

  return all([
    isPractitioner,
    isWithinDays(sql`p.joined_at`, query),
    ...(state === null ? [] : [states[state]]),
    ...(patterns === null ? [] : [matchesUser(query)]),
  ]);
}
