import type { HomeAddress } from '@freely/api-client/contract';
import { milesBetween, type Point } from '@freely/domain/geo';
import type { WaitedTimes } from '@freely/domain/waiting-list';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database, Db, Trx } from '../../infrastructure/database/index.ts';

export type EntryRow = Selectable<Database['waiting_entries']>;

export const columns = sql`e.id, e.customer_id, e.practitioner_id, e.services_ids, e.location_type, e.salon_id, e.miles,
  e.address, e.city, e.postcode, e.lat, e.lon, e.weekdays, e.from_minute, e.to_minute,
  e.until_day, e.status, e.created_at, e.ended_at`;

/** What an entry says, as a customer gives it. */
export interface NewEntry {
  customerId: number;
  practitionerId: number | null;
  servicesIds: readonly number[];
  locationType: 'mobile' | 'salon';
  /** Null: any salon of the practitioner, or of anybody near enough. */
  salonId: number | null;
  miles: number;
  place: {
    address: string;
    city: string;
    postcode: string;
    lat: number | null;
    lon: number | null;
  };
  times: WaitedTimes;
}

const values = (entry: NewEntry) => ({
  practitioner_id: entry.practitionerId,
  services_ids: [...entry.servicesIds],
  location_type: entry.locationType,
  salon_id: entry.salonId,
  miles: entry.miles,
  ...entry.place,
  weekdays: [...new Set(entry.times.weekdays)].sort(),
  from_minute: entry.times.fromMinute,
  to_minute: entry.times.toMinute,
  until_day: entry.times.until,
});

export async function insertEntry(trx: Trx, entry: NewEntry): Promise<number> {
  const { id } = await trx
    .insertInto('waiting_entries')
    .values({ customer_id: entry.customerId, ...values(entry) })
    .returning('id')
    .executeTakeFirstOrThrow();

  return id;
}

/** Two points as near as this are one place: no less can be chosen around one. */
const onePlaceMiles = 0.1;

/**
 * Whether the customer waits for the same in another entry, however long, and however its place is written. Call it
 * under the customer's lock.
 * @param id of the entry itself, if it exists
 */
export async function waitsForThis(trx: Trx, entry: NewEntry, id: number | null): Promise<boolean> {
  const {
    services_ids: servicesIds,
    until_day: _,
    city: __,
    lat,
    lon,
    miles,
    ...wish
  } = values(entry);
  const { rows } = await sql<Pick<EntryRow, 'lat' | 'lon' | 'miles'>>`
    select lat, lon, miles from waiting_entries
      where customer_id = ${entry.customerId} and status = 'waiting' and id is distinct from ${id}
        and until_day >= (now() at time zone 'Europe/London')::date
        and services_ids @> ${servicesIds} and services_ids <@ ${servicesIds}
        and ${sql.join(
          Object.entries(wish).map(
            ([column, value]) => sql`${sql.ref(column)} is not distinct from ${value}`,
          ),
          sql` and `,
        )}`.execute(trx);
  const point = pointOf({ lat, lon });

  return rows.some((row) => {
    const other = pointOf(row);
    const isThere = !point || !other || milesBetween(point, other) <= onePlaceMiles;

    return isThere && (row.miles === miles || !isLookedForAround(entry));
  });
}

/** Only a salon of anybody is looked for around a place. */
export const isLookedForAround = (entry: Pick<NewEntry, 'locationType' | 'practitionerId'>) =>
  entry.locationType === 'salon' && entry.practitionerId === null;

/** Call it for an entry that is locked and waits. */
export async function updateEntry(trx: Trx, id: number, entry: NewEntry): Promise<void> {
  await trx.updateTable('waiting_entries').set(values(entry)).where('id', '=', id).execute();
}

/** False for an entry that waits no longer. */
export async function endEntry(trx: Trx, id: number, status: 'booked' | 'left'): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('waiting_entries')
    .set({ status, ended_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .executeTakeFirst();

  return numUpdatedRows > 0n;
}

/** Whether an entry has ended with the appointment that was waited for. */
export async function isBooked(trx: Trx, id: number): Promise<boolean> {
  const entry = await trx
    .selectFrom('waiting_entries')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'booked')
    .executeTakeFirst();

  return entry !== undefined;
}

export async function leaveAll(trx: Trx, customerId: number): Promise<void> {
  await trx
    .updateTable('waiting_entries')
    .set({ status: 'left', ended_at: sql<Date>`clock_timestamp()` })
    .where('customer_id', '=', customerId)
    .where('status', '=', 'waiting')
    .execute();
}

interface WaitingCount {
  waiting: number;
  most: number;
  /** In London. */
  today: string;
  /** When what can be booked now starts at the earliest (D10). */
  soonestDay: string;
  soonestMinute: number;
}

/** How many wait, how many may, and when that is. Call it under the customer's lock. */
export async function countWaiting(trx: Trx, customerId: number): Promise<WaitingCount> {
  const { rows } = await sql<WaitingCount>`
    select customer_waiting_entries as most,
      (now() at time zone 'Europe/London')::date::text as today,
      soonest::date::text as "soonestDay",
      ceil(extract(epoch from soonest::time) / 60)::int as "soonestMinute",
      (select count(*)::int from waiting_entries where customer_id = ${customerId}
        and status = 'waiting' and until_day >= (now() at time zone 'Europe/London')::date) as waiting
    from settings, lateral (
      select (now() + make_interval(mins => minimum_notice_minutes)) at time zone 'Europe/London'
        as soonest
    ) notice`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('The settings have no row');

  return row;
}

/** How many entries of a customer may wait at once. */
export async function mostEntries(db: Db): Promise<number> {
  const { most } = await db
    .selectFrom('settings')
    .select('customer_waiting_entries as most')
    .executeTakeFirstOrThrow();

  return most;
}

/** Null for an entry that waits no longer. */
export const findWaiting = (db: Db, id: number) => waitingEntry(db, id, sql``);

/** The same, locked. */
export const lockWaiting = (trx: Trx, id: number) => waitingEntry(trx, id, sql`for update`);

async function waitingEntry(
  db: Db,
  id: number,
  lock: RawBuilder<unknown>,
): Promise<EntryRow | null> {
  const { rows } = await sql<EntryRow>`
    select ${columns} from waiting_entries e
    where e.id = ${id} and e.status = 'waiting' ${lock}`.execute(db);

  return rows[0] ?? null;
}

/** Where the customer is; null for a salon that was named, wherever it is. */
export function pointOf({ lat, lon }: Pick<EntryRow, 'lat' | 'lon'>): Point | null {
  return lat === null || lon === null ? null : { lat, lon };
}

/** The address of a home visit. */
export function addressOf(entry: EntryRow): HomeAddress | null {
  const { location_type, lat, lon, address, city, postcode } = entry;
  if (location_type === 'salon' || lat === null || lon === null) return null;

  return {
    address,
    city,
    postcode,
    country_id: 'UK',
    country_name: 'United Kingdom',
    location: { lat, lng: lon },
  };
}

export const timesOf = (entry: EntryRow): WaitedTimes => ({
  weekdays: entry.weekdays,
  fromMinute: entry.from_minute,
  toMinute: entry.to_minute,
  until: entry.until_day,
});
