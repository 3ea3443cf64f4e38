import type { TimeRange } from '@freely/domain/time-range';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../infrastructure/database/index.ts';

export interface TimeOffRow extends TimeRange {
  id: number;
  title: string;
  full_day: boolean;
  /** Blocked by a cancellation, not entered (D31). */
  locked: boolean;
}

/** Entered time off and times blocked by cancellations, from a year ago on. */
export async function listTimeOff(db: Db, practitionerId: number): Promise<TimeOffRow[]> {
  const { rows } = await sql<TimeOffRow>`
    select id, title, full_day, penalty_id is not null as locked,
      extract(epoch from lower(during)) * 1000 as "from",
      extract(epoch from upper(during)) * 1000 as "to"
    from time_off
    where practitioner_id = ${practitionerId} and feed_id is null
      and during && tstzrange(now() - interval '1 year', null)
    order by during, id`.execute(db);

  return rows;
}

export interface NewTimeOff extends TimeRange {
  title: string;
  isFullDay: boolean;
}

export async function insertTimeOff(
  trx: Trx,
  practitionerId: number,
  { title, isFullDay, ...range }: NewTimeOff,
): Promise<number> {
  const { id } = await trx
    .insertInto('time_off')
    .values({
      practitioner_id: practitionerId,
      title,
      full_day: isFullDay,
      during: during(range),
    })
    .returning('id')
    .executeTakeFirstOrThrow();

  return id;
}

interface OwnTimeOff {
  id: number;
  practitionerId: number;
}

/** The time that it takes, locked; undefined when the practitioner entered no such time off. */
export function lockTimeOff(trx: Trx, { id, practitionerId }: OwnTimeOff) {
  return trx
    .selectFrom('time_off')
    .select([
      sql<Date>`lower(during)`.as('from'),
      // Endless for a busy calendar only, which nobody entered.
      sql<Date>`upper(during)`.as('until'),
    ])
    .where('id', '=', id)
    .where('practitioner_id', '=', practitionerId)
    .where('feed_id', 'is', null)
    .where('penalty_id', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateTimeOff(
  trx: Trx,
  id: number,
  { title, isFullDay, ...range }: NewTimeOff,
): Promise<void> {
  await trx
    .updateTable('time_off')
    .set({ title, full_day: isFullDay, during: during(range) })
    .where('id', '=', id)
    .execute();
}

export async function deleteTimeOff(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('time_off').where('id', '=', id).execute();
}

/** Whether the time is blocked by a cancellation of this practitioner (D31). */
export async function isLocked(db: Db, id: number, practitionerId: number): Promise<boolean> {
  const found = await db
    .selectFrom('time_off')
    .select('id')
    .where('id', '=', id)
    .where('practitioner_id', '=', practitionerId)
    .where('penalty_id', 'is not', null)
    .executeTakeFirst();

  return found !== undefined;
}

/** Confirmed bookings and open holds whose appointment overlaps the range. */
export function bookingsWithin(db: Db, practitionerId: number, range: TimeRange) {
  return db
    .selectFrom('bookings')
    .select([
      'id',
      'starts_at',
      'ends_at',
      sql<Date | null>`case status when 'held' then hold_until end`.as('hold_until'),
    ])
    .where('practitioner_id', '=', practitionerId)
    .where(sql<boolean>`during && ${during(range)}`)
    .where(sql<boolean>`tstzrange(starts_at, ends_at) && ${during(range)}`)
    .where(
      sql<boolean>`(status = 'confirmed' or status = 'held' and hold_until > clock_timestamp())`,
    )
    .orderBy('starts_at')
    .execute();
}

function during({ from, to }: TimeRange): RawBuilder<string> {
  return sql<string>`tstzrange(${new Date(from)}, ${new Date(to)})`;
}
