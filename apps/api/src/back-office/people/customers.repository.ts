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

export interface CustomerRow {
  user_id: number;
  avatar_src: string | null;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  created_at: Date;
  discount: number;
  bookings: number;
  is_practitioner: boolean;
}

const columns = sql`u.id as user_id, u.avatar_src, u.first_name, u.last_name, u.email, u.phone,
  u.created_at, coalesce(d.discount, 0) as discount,
  (select count(*)::int from bookings
    where customer_id = u.id and paid_at is not null and not is_patch_test) as bookings,
  exists (select from user_roles
    where user_id = u.id and role = 'practitioner') as is_practitioner`;

const isCustomer = sql<boolean>`exists (
  select from user_roles where user_id = u.id and role = 'customer')`;

const orders: Record<string, Order> = {
  name: [
    [sql`lower(u.last_name)`, 'asc'],
    [sql`lower(u.first_name)`, 'asc'],
    [sql`u.id`, 'asc'],
  ],
  email: [[sql`u.email`, 'asc']],
  discount: [
    [sql`coalesce(d.discount, 0)`, 'asc'],
    [sql`u.id`, 'asc'],
  ],
  created_at: [
    [sql`u.created_at`, 'asc'],
    [sql`u.id`, 'asc'],
  ],
};

export async function listCustomers(
  db: Db,
  query: ListQuery,
): Promise<{ rows: CustomerRow[]; total: number }> {
  const { sort, take, skip } = query;
  const condition = matchesCustomers(query);
  const withDiscount = sql`left join customer_discounts d on d.customer_id = u.id`;
  const [{ rows }, total] = await Promise.all([
    sql<CustomerRow>`
      with page as materialized (
        select u.id from users u ${withDiscount} where ${condition}
        order by ${orderBy(orders, sort)} limit ${take} offset ${skip})
      select ${columns} from page join users u using (id) ${withDiscount}
      order by ${orderBy(orders, sort)}`.execute(db),
    countCustomers(db, query),
  ]);

  return { rows, total };
}

async function countCustomers(db: Db, query: ListQuery): Promise<number> {
  const { patterns, from, to } = query;
  // Everybody with the role is a user.
  const counted =
    patterns === null && from === null && to === null
      ? sql`user_roles where role = 'customer'`
      : sql`users u where ${matchesCustomers(query)}`;
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${counted}`.execute(db);

  return rows[0]?.total ?? 0;
}

export async function findCustomer(db: Db, id: number): Promise<CustomerRow | null> {
  const { rows } = await sql<CustomerRow>`
    select ${columns} from users u left join customer_discounts d on d.customer_id = u.id
    where u.id = ${id} and ${isCustomer}`.execute(db);

  return rows[0] ?? null;
}

/** Amounts in pence, and the number of cancelled bookings. */
export async function totalsOf(
  db: Db,
  id: number,
): Promise<{ paid: number; refunded: number; cancelled: number }> {
  const { rows } = await sql<{ paid: number; refunded: number; cancelled: number }>`
    select coalesce(sum(pay.captured), 0)::bigint as paid,
      coalesce(sum(pay.refunded), 0)::bigint as refunded,
      count(*) filter (where b.status like 'cancelled%' and b.paid_at is not null) as cancelled
    from bookings b left join payments pay on pay.booking_id = b.id
    where b.customer_id = ${id} and not b.is_patch_test`.execute(db);

  return rows[0] ?? { paid: 0, refunded: 0, cancelled: 0 };
}

/** `u` is the row of the user. */
export function matchesCustomers(query: ListFilters): RawBuilder<boolean> {
  const { patterns } = query;

  return all([
    isCustomer,
    isWithinDays(sql`u.created_at`, query),
    ...(patterns === null ? [] : [matchesUser(query)]),
  ]);
}
