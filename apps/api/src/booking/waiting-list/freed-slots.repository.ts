import { londonDay } from '@freely/domain/london-time';
import { type Selectable, sql } from 'kysely';
import type { Database, Db, Trx } from '../../infrastructure/database/index.ts';

export interface FreedSlot {
  id: number;
  /** The freed time that this one came back from, through offers; its own id when it became free itself. */
  originId: number;
  practitionerId: number;
  /** Milliseconds. */
  from: number;
  to: number;
}

type Reason = Selectable<Database['freed_slots']>['reason'];

/**
 * Remembers a time that became free while somebody waits who may want it. Null when nobody does: then
 * there is nothing to do. Times without an end go on for as long as anybody can wait.
 */
export async function insertFreedSlot(
  trx: Trx,
  freed: {
    practitionerId: number;
    from: Date;
    until: Date | null;
    reason: Reason;
    /** Of the offer that it comes back from. */
    originId?: number | null;
  },
): Promise<number | null> {
  const { practitionerId, from, until, reason, originId = null } = freed;
  const { rows } = await sql<{ id: number }>`
    insert into freed_slots (practitioner_id, during, reason, origin_id)
    select ${practitionerId}, freed.during, ${reason}, ${originId}::bigint
    from (select tstzrange(greatest(${from}::timestamptz, clock_timestamp()),
      -- Of nothing and now, the greatest would be now.
      case when ${until}::timestamptz is not null
        then greatest(${until}::timestamptz, clock_timestamp()) end) as during) freed
    where not isempty(freed.during) and exists (select from waiting_entries
      where status = 'waiting' and until_day >= (now() at time zone 'Europe/London')::date
        and (practitioner_id is null or practitioner_id = ${practitionerId}))
    returning id`.execute(trx);

  return rows[0]?.id ?? null;
}

/** Locked, so that a time that is offered twice at once waits. Null when everybody was asked. */
export async function lockOpenSlot(trx: Trx, id: number): Promise<FreedSlot | null> {
  const { rows } = await sql<FreedSlot>`
    select id, coalesce(origin_id, id) as "originId", practitioner_id as "practitionerId", extract(epoch from lower(during)) * 1000 as "from",
      extract(epoch from coalesce(upper(during), now() + interval '100 days')) * 1000 as "to"
    from freed_slots where id = ${id} and closed_at is null for update`.execute(trx);

  return rows[0] ?? null;
}

export async function closeSlot(trx: Trx, id: number): Promise<void> {
  await trx
    .updateTable('freed_slots')
    .set({ closed_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .execute();
}

/** Those whose job was lost. */
export async function openSlots(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('freed_slots')
    .select('id')
    .where('closed_at', 'is', null)
    .where('freed_at', '<', sql<Date>`now() - interval '30 seconds'`)
    .orderBy('freed_at')
    .limit(500)
    .execute();

  return rows.map(({ id }) => id);
}

/**
 * Opens the times again that were closed while this customer had an offer, and so could not be asked.
 * Returns their ids.
 */
export async function reopenSince(trx: Trx, customerId: number, since: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update freed_slots f set closed_at = null
    where f.closed_at >= ${since} and coalesce(upper(f.during), 'infinity') > clock_timestamp()
      and exists (select from waiting_entries e where e.customer_id = ${customerId}
        and e.status = 'waiting'
        and (e.practitioner_id is null or e.practitioner_id = f.practitioner_id))
    returning f.id`.execute(trx);

  return rows.map(({ id }) => id);
}

/** Those who may want a freed time, in the order of joining. */
export async function candidatesFor(
  trx: Trx,
  { practitionerId, from }: Pick<FreedSlot, 'practitionerId' | 'from'>,
): Promise<number[]> {
  const rows = await trx
    .selectFrom('waiting_entries as e')
    .innerJoin('users as c', 'c.id', 'e.customer_id')
    .select('e.id')
    .where('e.status', '=', 'waiting')
    // Who waits for earlier days only cannot be asked.
    .where('e.until_day', '>=', londonDay(new Date(Math.max(from, Date.now()))))
    .where((eb) =>
      eb.or([eb('e.practitioner_id', '=', practitionerId), eb('e.practitioner_id', 'is', null)]),
    )
    .where('e.customer_id', '<>', practitionerId)
    .where('c.active', '=', true)
    .where(
      sql<boolean>`not exists (select from unnest(e.services_ids) wanted where not exists (
        select from offers o
        where o.practitioner_id = ${practitionerId} and o.sub_service_id = wanted))`,
    )
    .orderBy('e.created_at')
    .orderBy('e.id')
    .execute();

  return rows.map(({ id }) => id);
}
