import type { Gift } from '@freely/api-client/contract';
import { bookingsPerGift, countedStatuses, overStatuses } from '@freely/domain/gifts';
import { sql } from 'kysely';
import {
  type Db,
  type ListQuery,
  matchesUser,
  type Trx,
} from '../../infrastructure/database/index.ts';
import { isChargedBack } from '../bookings/index.ts';

type GiftRow = Omit<Gift, 'earned_at' | 'given_at'> & { earned_at: Date; given_at: Date | null };

/**
 * A gift is due once the three bookings that earned it have taken place (D27). Nobody can be given the one of a
 * deleted account.
 */
const gifts = sql`
  from gifts g join users u on u.id = g.customer_id
  cross join lateral (
    select case
      when g.given_at is not null then 'given'
      when g.withdrawn_at is not null or u.erased_at is not null then 'withdrawn'
      when (select count(*) from bookings b
        where b.customer_id = g.customer_id and b.total_amount > 0 and b.status in (${sql.join(overStatuses)})
          and not ${isChargedBack(sql`b.id`)})
        >= ${bookingsPerGift}::int * g.number then 'due'
      else 'awaiting' end as state) s`;
const columns = sql`g.id, g.customer_id, trim(u.first_name || ' ' || u.last_name) as customer_name,
  u.email::text as email, g.number, g.booking_id, s.state, g.earned_at, g.given_at`;

export async function listGifts(
  db: Db,
  query: ListQuery & { state: Gift['state'] | null; reference: number | null },
): Promise<{ rows: GiftRow[]; total: number }> {
  const { state, reference, take, skip } = query;
  const found = sql`${gifts} where (${matchesUser(query)} or g.booking_id = ${reference}::bigint)
    and (${state}::text is null or s.state = ${state})`;
  const [{ rows }, counted] = await Promise.all([
    sql<GiftRow>`select ${columns} ${found}
      order by array_position(array['due', 'awaiting', 'given', 'withdrawn'], s.state),
        g.earned_at, g.id limit ${take} offset ${skip}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total ${found}`.execute(db),
  ]);

  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export async function countDue(db: Db): Promise<number> {
  const { rows } = await sql<{ due: number }>`
    select count(*)::int as due ${gifts} where s.state = 'due'`.execute(db);

  return rows[0]?.due ?? 0;
}

export async function findGift(db: Db, id: number): Promise<GiftRow | null> {
  const { rows } = await sql<GiftRow>`select ${columns} ${gifts} where g.id = ${id}`.execute(db);

  return rows[0] ?? null;
}

export function presentGift({ earned_at: earned, given_at: given, ...row }: GiftRow): Gift {
  return { ...row, earned_at: earned.toISOString(), given_at: given?.toISOString() ?? null };
}

/** The gifts after the earned ones are withdrawn, unless they were given. Returns whether there were any. */
export async function withdrawGifts(
  trx: Trx,
  customerId: number,
  earned: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('gifts')
    .set({ withdrawn_at: sql<Date>`clock_timestamp()` })
    .where('customer_id', '=', customerId)
    .where('number', '>', earned)
    .where('given_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();

  return numUpdatedRows > 0n;
}

/**
 * Adds the earned gifts that are missing, and restores withdrawn ones, which are then of the booking that earned them
 * again. Returns their ids.
 */
export async function addGifts(
  trx: Trx,
  { customerId, bookingId, earned }: { customerId: number; bookingId: number; earned: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into gifts (customer_id, number, booking_id)
    select ${customerId}::bigint, number, ${bookingId}::bigint
    from generate_series(1, ${earned}::int) number
    on conflict (customer_id, number) do update
      set withdrawn_at = null, booking_id = excluded.booking_id, earned_at = clock_timestamp()
      where gifts.withdrawn_at is not null
    returning id`.execute(trx);

  return rows.map(({ id }) => id);
}

/** Bookings of a customer that money was paid for, which no bank has taken back, and that were not cancelled (D73). */
export async function countedBookings(trx: Trx, customerId: number): Promise<number> {
  const { count } = await trx
    .selectFrom('bookings')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('customer_id', '=', customerId)
    .where('paid_at', 'is not', null)
    .where('total_amount', '>', 0)
    .where('status', 'in', countedStatuses)
    .where(sql<boolean>`not ${isChargedBack(sql`bookings.id`)}`)
    .executeTakeFirstOrThrow();

  return count;
}

/** Of two admins at once, one gives it. */
export async function lockGift(trx: Trx, id: number): Promise<void> {
  await trx.selectFrom('gifts').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function saveGiven(trx: Trx, id: number, adminId: number): Promise<void> {
  await trx
    .updateTable('gifts')
    .set({ given_at: sql<Date>`clock_timestamp()`, given_by: adminId })
    .where('id', '=', id)
    .execute();
}
