import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Database, Db, Trx } from '../../infrastructure/database/index.ts';

/** False when the event was recorded before. */
export async function insertEvent(
  trx: Trx,
  event: Insertable<Database['provider_events']>,
): Promise<boolean> {
  const recorded = await trx
    .insertInto('provider_events')
    .values(event)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!recorded && !event.fetched) await saveDelivered(trx, event.id);

  return recorded !== undefined;
}

/** A webhook has brought at last what we had fetched. */
async function saveDelivered(trx: Trx, id: string): Promise<void> {
  await trx
    .updateTable('provider_events')
    .set({ fetched: false })
    .where('id', '=', id)
    .where('fetched', '=', true)
    .execute();
}

export function findEvent(db: Db, id: string) {
  return db.selectFrom('provider_events').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function saveHandled(db: Db, id: string): Promise<void> {
  await db
    .updateTable('provider_events')
    .set({ handled_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute();
}

export async function unhandledEvents(db: Db, olderThanSeconds: number): Promise<string[]> {
  const rows = await db
    .selectFrom('provider_events')
    .select('id')
    .where('handled_at', 'is', null)
    .where('received_at', '<', sql<Date>`now() - ${olderThanSeconds} * interval '1 second'`)
    // Those that cannot be handled must not stand before all others.
    .orderBy('received_at', 'desc')
    .limit(200)
    .execute();

  return rows.map(({ id }) => id);
}

/** Which of these events a webhook has brought. */
export async function deliveredEvents(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('provider_events')
    .select('id')
    .where('id', 'in', ids)
    .where('fetched', '=', false)
    .execute();

  return new Set(rows.map(({ id }) => id));
}

/** Which of these events are recorded. */
export async function recordedEvents(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('provider_events').select('id').where('id', 'in', ids).execute();

  return new Set(rows.map(({ id }) => id));
}
