import type { TimeRange } from '@freely/domain/time-range';
import { sql } from 'kysely';
import type { Db, Trx } from '../../infrastructure/database/index.ts';

export function listFeeds(db: Db, practitionerId: number) {
  return db
    .selectFrom('calendar_feeds')
    .select(['id', 'name', 'host', 'read_at', 'problem'])
    .where('practitioner_id', '=', practitionerId)
    .orderBy('id')
    .execute();
}

/** The busy times of the external calendars, from yesterday on. */
export async function listBusyTimes(db: Db, practitionerId: number) {
  const { rows } = await sql<{ feed_id: number; from: Date; to: Date }>`
    select feed_id, lower(during) as "from", upper(during) as "to" from time_off
    where practitioner_id = ${practitionerId} and feed_id is not null
      and during && tstzrange(now() - interval '1 day', null)
    order by during, feed_id`.execute(db);

  return rows;
}

export interface NewFeed {
  practitioner_id: number;
  name: string;
  host: string;
  url_hash: Buffer;
  sealed_url: Buffer;
}

/** Undefined when the practitioner has added this URL already. */
export async function insertFeed(trx: Trx, feed: NewFeed): Promise<number | undefined> {
  const inserted = await trx
    .insertInto('calendar_feeds')
    .values(feed)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();

  return inserted?.id;
}

/** Deletes the feed with its busy times. False when the practitioner has no such feed. */
export async function deleteFeed(db: Db, id: number, practitionerId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('calendar_feeds')
    .where('id', '=', id)
    .where('practitioner_id', '=', practitionerId)
    .executeTakeFirst();

  return numDeletedRows > 0n;
}

/** The feed, with the interval to read: from yesterday until the booking horizon. */
export function findFeed(db: Db, id: number) {
  return db
    .selectFrom('calendar_feeds')
    .crossJoin('settings')
    .select([
      'id',
      'practitioner_id',
      'url_hash',
      'sealed_url',
      sql<number>`extract(epoch from date_trunc('minute', now() - interval '1 day')) * 1000`.as(
        'from',
      ),
      sql<number>`extract(epoch from date_trunc('minute',
        now() + make_interval(months => settings.horizon_months, days => 2))) * 1000`.as('to'),
    ])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Those of these bookings that the practitioner gives or gave. */
export async function listOwnBookings(
  db: Db,
  practitionerId: number,
  ids: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from bookings
    where id = any (${[...ids]}::bigint[]) and practitioner_id = ${practitionerId}`.execute(db);

  return rows.map(({ id }) => id);
}

/** Claims feeds that are due, so that no other worker gets them for 15 minutes. */
export async function claimDueFeeds(trx: Trx, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update calendar_feeds set next_read_at = now() + interval '15 minutes'
    where id in (
      select id from calendar_feeds where next_read_at <= now()
      order by next_read_at limit ${limit} for update skip locked)
    returning id`.execute(trx);

  return rows.map(({ id }) => id);
}

/** Replaces the busy times of a feed. Call it under the practitioner's lock. */
export async function saveBusyTimes(
  trx: Trx,
  { id, practitionerId, title }: { id: number; practitionerId: number; title: string },
  busy: readonly TimeRange[],
): Promise<void> {
  const ranges = busy.map(
    ({ from, to }) => `[${new Date(from).toISOString()},${new Date(to).toISOString()})`,
  );
  await sql`
    delete from time_off
    where feed_id = ${id} and during <> all (${ranges}::tstzrange[])`.execute(trx);
  await sql`
    insert into time_off (practitioner_id, feed_id, title, full_day, during)
    select ${practitionerId}::bigint, ${id}::bigint, ${title}, false, busy
    from unnest(${ranges}::tstzrange[]) busy
    where not exists (select from time_off where feed_id = ${id} and during = busy)`.execute(trx);
  await sql`
    update calendar_feeds set read_at = clock_timestamp(), problem = null, failures = 0,
      next_read_at = clock_timestamp() + interval '15 minutes'
    where id = ${id}`.execute(trx);
}

/** Keeps the busy times that were read before, and schedules the next try with a growing delay. */
export async function saveProblem(db: Db, id: number, problem: string): Promise<void> {
  await sql`
    update calendar_feeds set problem = ${problem}, failures = failures + 1,
      next_read_at = clock_timestamp()
        + least(interval '15 minutes' * power(2, least(failures, 10)), interval '1 day')
    where id = ${id}`.execute(db);
}
