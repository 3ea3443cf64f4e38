import type { HomeAddress } from '@freely/api-client/contract';
import type { Point } from '@freely/domain/geo';
import type { WaitedTimes } from '@freely/domain/waiting-list';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database, Db, Trx } from '../../infrastructure/database/index.ts';

export type EntryRow = Selectable<Database['waiting_entries']>;

const columns = sql`e.id, e.customer_id, e.practitioner_id, e.services_ids, e.location_type, e.miles,
  e.address, e.city, e.postcode, e.lat, e.lon, e.weekdays, e.from_minute, e.to_minute,
  e.until_day, e.status, e.created_at, e.ended_at`;

/** What an entry says, as a customer gives it. */
export interface NewEntry {
  customerId: number;
  practitionerId: number | null;
  servicesIds: readonly number[];
  locationType: 'mobile' | 'salon';
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

const values = ({ practitionerId, servicesIds, locationType, miles, place, times }: NewEntry) => ({
  practitioner_id: practitionerId,
  services_ids: [...servicesIds],
  location_type: locationType,
  miles,
  ...place,
  weekdays: [...new Set(times.weekdays)].sort(),
  from_minute: times.fromMinute,
  to_minute: times.toMinute,
  until_day: times.until,
});

export async function insertEntry(trx: Trx, entry: NewEntry): Promise<number> {
  const { id } = await trx
    .insertInto('waiting_entries')
    .values({ customer_id: entry.customerId, ...values(entry) })
    .returning('id')
    .executeTakeFirstOrThrow();

  return id;
}

/**
 * Whether the customer waits for the same in another entry, however long. Call it under the customer's lock.
 * @param id of the entry itself, if it exists
 */
export async function waitsForThis(trx: Trx, entry: NewEntry, id: number | null): Promise<boolean> {
  const { services_ids: servicesIds, until_day: _, ...wish } = values(entry);
  const { rows } = await sql<{ waits: boolean }>`
    select exists (select from waiting_entries
      where customer_id = ${entry.customerId} and status = 'waiting' and id is distinct from ${id}
        and until_day >= (now() at time zone 'Europe/London')::date
        and services_ids @> ${servicesIds} and services_ids <@ ${servicesIds}
        and ${sql.join(
          Object.entries(wish).map(
            ([column, value]) => sql`${sql.ref(column)} is not distinct from ${value}`,
          ),
          sql` and `,
        )}) as waits`.execute(trx);

  return rows[0]?.waits === true;
}

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

export async function leaveAll(trx: Trx, customerId: number): Promise<void> {
  await trx
    .updateTable('waiting_entries')
    .set({ status: 'left', ended_at: sql<Date>`clock_timestamp()` })
    .where('customer_id', '=', customerId)
    .where('status', '=', 'waiting')
    .execute();
}

/** How many wait, and how many may. Call it under the customer's lock. */
export async function countWaiting(
  trx: Trx,
  customerId: number,
): Promise<{ waiting: number; most: number; today: string }> {
  const { rows } = await sql<{ waiting: number; most: number; today: string }>`
    select customer_waiting_entries as most,
      (now() at time zone 'Europe/London')::date::text as today,
      (select count(*)::int from waiting_entries where customer_id = ${customerId}
        and status = 'waiting' and until_day >= (now() at time zone 'Europe/London')::date) as waiting
    from settings`.execute(trx);
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

/** Whether all treatments exist, and this practitioner, if any, is live and offers them. */
export async function canBeWaitedFor(
  db: Db,
  { practitionerId, servicesIds }: Pick<NewEntry, 'practitionerId' | 'servicesIds'>,
): Promise<boolean> {
  const { rows } = await sql<{ is_possible: boolean }>`
    select (select count(*) from sub_services where id = any(${[...servicesIds]}::bigint[]))
        = ${new Set(servicesIds).size}
      and (${practitionerId}::bigint is null or (
        exists (select from live_practitioners where practitioner_id = ${practitionerId})
        and ${offersAll(sql`${practitionerId}::bigint`, sql`${[...servicesIds]}::bigint[]`)}))
      as is_possible`.execute(db);

  return rows[0]?.is_possible === true;
}

/** Whether these cost nothing with this practitioner: there is no offer of what nobody has to pay for. */
export async function isFreeOfCharge(
  db: Db,
  {
    practitionerId,
    servicesIds,
    locationType,
  }: Pick<NewEntry, 'servicesIds' | 'locationType'> & {
    practitionerId: number;
  },
): Promise<boolean> {
  const { rows } = await sql<{ is_free: boolean }>`
    select not exists (select from offers where practitioner_id = ${practitionerId}
        and sub_service_id = any(${[...servicesIds]}::bigint[]) and price > 0)
      and (${locationType} = 'salon' or not exists (select from mobile_bases
        where practitioner_id = ${practitionerId} and call_out_charge > 0)) as is_free`.execute(db);

  return rows[0]?.is_free === true;
}

/** Whether a practitioner offers each of the treatments. */
export const offersAll = (practitioner: RawBuilder<unknown>, services: RawBuilder<unknown>) =>
  sql<boolean>`not exists (select from unnest(${services}) wanted where not exists (
    select from offers o where o.practitioner_id = ${practitioner} and o.sub_service_id = wanted))`;

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

/** An entry with what the screens show of it. */
export interface EntryView extends EntryRow {
  customer_name: string;
  is_customer_active: boolean;
  practitioner_name: string | null;
  is_live: boolean;
  is_offered: boolean;
  is_over: boolean;
  treatments: { id: number; name: string; quantity: number }[];
}

/** @param rest condition and order, for the entries under the alias `e` */
async function views(db: Db, rest: RawBuilder<unknown>): Promise<EntryView[]> {
  const { rows } = await sql<EntryView>`
    select ${columns},
      trim(c.first_name || ' ' || c.last_name) as customer_name, c.active as is_customer_active,
      trim(p.first_name || ' ' || p.last_name) as practitioner_name,
      e.practitioner_id is null or exists (select from live_practitioners l
        where l.practitioner_id = e.practitioner_id) as is_live,
      e.practitioner_id is null or ${offersAll(sql`e.practitioner_id`, sql`e.services_ids`)}
        as is_offered,
      e.until_day < (now() at time zone 'Europe/London')::date as is_over,
      (select json_agg(json_build_object('id', s.id, 'name', s.name, 'quantity', t.quantity)
          order by s.name)
        from (select id, count(*) as quantity from unnest(e.services_ids) id group by id) t
        join sub_services s on s.id = t.id) as treatments
    from waiting_entries e
    join users c on c.id = e.customer_id
    left join users p on p.id = e.practitioner_id
    ${rest}`.execute(db);

  return rows;
}

export const entriesOfCustomer = (db: Db, customerId: number): Promise<EntryView[]> =>
  views(
    db,
    sql`where e.customer_id = ${customerId} order by e.status <> 'waiting', e.id desc limit 100`,
  );

export async function findEntry(db: Db, id: number): Promise<EntryView | null> {
  const [found] = await views(db, sql`where e.id = ${id}`);

  return found ?? null;
}

export const pageOfEntries = (db: Db, { take, skip }: { take: number; skip: number }) =>
  views(db, sql`order by e.id desc limit ${take} offset ${skip}`);

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
