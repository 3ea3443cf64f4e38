import type { TimeRange } from '@freely/domain/time-range';
import { type RawBuilder, sql } from 'kysely';
import type { BookingRecord } from '../../booking/bookings/index.ts';
import type { Db, Trx } from '../../infrastructure/database/index.ts';

/** The customer cancelled without a refund. */
export async function insertLateCancellation(trx: Trx, bookingId: number): Promise<void> {
  await trx
    .insertInto('late_cancellations')
    .values({ booking_id: bookingId })
    .onConflict((conflict) => conflict.column('booking_id').doNothing())
    .execute();
}

/**
 * The time for which a booking was sold, as far as it still takes it: its practitioner may have moved it since. Empty
 * when they moved it elsewhere. The history has the starts as they were.
 */
const keptTime = (
  sold: RawBuilder<unknown>,
) => sql`(tstzrange(${sold}.starts_at, ${sold}.ends_at) * (
  select tstzrange(first.start, first.start + (${sold}.ends_at - ${sold}.starts_at))
  from (select coalesce((select (detail ->> 'from')::timestamptz from booking_events
    where booking_id = ${sold}.id and kind = 'moved' order by id limit 1), ${sold}.starts_at) as start) first))`;

/** Null for a booking that was moved away from the time for which it was sold. */
export async function findKeptTime(trx: Trx, soldId: number): Promise<TimeRange | null> {
  const { rows } = await sql<{ from: Date | null; to: Date | null }>`
    select lower(kept) as "from", upper(kept) as "to"
    from (select ${keptTime(sql`b`)} as kept from bookings b where b.id = ${soldId}) sold`.execute(
    trx,
  );
  const { from = null, to = null } = rows[0] ?? {};

  return from && to && { from: from.getTime(), to: to.getTime() };
}

/**
 * The late cancellations before a sale whose time it takes, and which it did not count for yet: the one that
 * was cancelled last comes first. Call it under the practitioner's lock.
 */
export async function cancelledBefore(
  trx: Trx,
  sold: Pick<BookingRecord, 'id' | 'practitioner_id'> & { kept: TimeRange },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id from late_cancellations l join bookings c on c.id = l.booking_id
    where c.practitioner_id = ${sold.practitioner_id} and c.id <> ${sold.id}
      and c.starts_at < ${new Date(sold.kept.to)} and c.ends_at > ${new Date(sold.kept.from)}
      and l.cancelled_at <= (select coalesce(paid_at, clock_timestamp())
        from bookings where id = ${sold.id})
      and not exists (select from resales where cancelled_id = c.id and sold_id = ${sold.id})
    order by l.cancelled_at desc, c.id desc`.execute(trx);

  return rows.map(({ id }) => id);
}

/** What resales counted of the price of a booking: as the one that was cancelled, and as the one sold. */
export async function countedOf(
  trx: Trx,
  bookingId: number,
): Promise<{ asCancelled: number; asSold: number }> {
  return trx
    .selectFrom('resales')
    .select([
      sql<number>`coalesce(sum(price) filter (where cancelled_id = ${bookingId}), 0)::int`.as(
        'asCancelled',
      ),
      sql<number>`coalesce(sum(price) filter (where sold_id = ${bookingId}), 0)::int`.as('asSold'),
    ])
    .where((eb) => eb.or([eb('cancelled_id', '=', bookingId), eb('sold_id', '=', bookingId)]))
    .executeTakeFirstOrThrow();
}

export async function insertResale(
  trx: Trx,
  resale: { cancelledId: number; soldId: number; price: number; amount: number },
): Promise<void> {
  await trx
    .insertInto('resales')
    .values({
      cancelled_id: resale.cancelledId,
      sold_id: resale.soldId,
      price: resale.price,
      amount: resale.amount,
    })
    .execute();
}

/**
 * Sales that take the time of a late cancellation and can be refunded by nobody's answers, patch test or change
 * of mind any more, so that they count now. Found for some days, in case a bank held the payment meanwhile.
 *
 * @param only looks at this sale alone
 */
export async function dueResales(db: Db, only: number | null = null): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct s.id
    from late_cancellations l
    join bookings c on c.id = l.booking_id and c.ends_at > now() - interval '3 days'
    join bookings s on s.practitioner_id = c.practitioner_id and s.id <> c.id
      and s.starts_at < c.ends_at and s.ends_at > c.starts_at
    where s.id = coalesce(${only}::bigint, s.id) and s.paid_at >= l.cancelled_at and s.total_amount > 0
      and (s.moved_at is null or ${keptTime(sql`s`)} && tstzrange(c.starts_at, c.ends_at))
      -- A bank has the money, or its customer by now.
      and not exists (select from chargebacks where booking_id = s.id and status <> 'won')
      and (s.starts_at <= now() and s.status in ('confirmed', 'completed', 'no_show_customer')
        or exists (select from late_cancellations where booking_id = s.id))
      and not exists (select from resales where cancelled_id = c.id and sold_id = s.id)
      and c.total_amount + c.discount_amount > (select coalesce(sum(price), 0)
        from resales where cancelled_id = c.id)
      and s.total_amount + s.discount_amount > (select coalesce(sum(price), 0)
        from resales where sold_id = s.id)
    order by s.id limit 500`.execute(db);

  return rows.map(({ id }) => id);
}
