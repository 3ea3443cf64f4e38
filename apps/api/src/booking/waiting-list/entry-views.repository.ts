import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../infrastructure/database/index.ts';
import { columns, type EntryRow } from './entries.repository.ts';
import { offersAll } from './waited-offers.repository.ts';

/** A salon without its street, which is told when the visit is paid (D39). */
export interface WaitedSalon {
  id: number;
  name: string;
  town: string;
}

/** Of the table under the alias `salon`; null when no row was joined. */
export const waitedSalon = sql<WaitedSalon | null>`case when salon.id is not null
  then json_build_object('id', salon.id, 'name', salon.name, 'town', salon.city) end`;

/** An entry with what the screens show of it. */
export interface EntryView extends EntryRow {
  customer_name: string;
  is_customer_active: boolean;
  practitioner_name: string | null;
  is_live: boolean;
  is_offered: boolean;
  is_over: boolean;
  treatments: { id: number; name: string; quantity: number }[];
  /** The salon that was chosen; null for any. */
  salon: WaitedSalon | null;
  is_salon_open: boolean;
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
      ${waitedSalon} as salon,
      salon.id is null or salon.enabled as is_salon_open,
      (select json_agg(json_build_object('id', s.id, 'name', s.name, 'quantity', t.quantity)
          order by s.name)
        from (select id, count(*) as quantity from unnest(e.services_ids) id group by id) t
        join sub_services s on s.id = t.id) as treatments
    from waiting_entries e
    join users c on c.id = e.customer_id
    left join users p on p.id = e.practitioner_id
    left join salons salon on salon.id = e.salon_id
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
