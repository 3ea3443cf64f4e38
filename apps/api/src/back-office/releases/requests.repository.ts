import type { ReleaseVerb } from '@freely/api-client/contract';
import { type Selectable, sql } from 'kysely';
import type { Database, Db, Trx } from '../../infrastructure/database/index.ts';

export type RequestRow = Selectable<Database['release_wishes']>;

/** What a change needs besides unit and verb. */
export interface RequestDetail {
  version: string | null;
  percent: number | null;
  promoteAfterMinutes: number | null;
}

/**
 * Requests of a unit get their ids in the order in which they are committed: the worker never finds one older than
 * what it has made.
 */
export async function insertRequest(
  trx: Trx,
  request: {
    userId: number;
    unit: string;
    verb: ReleaseVerb;
    reason: string;
    detail: RequestDetail;
  },
): Promise<RequestRow> {
  const { userId, detail, ...columns } = request;
  await sql`select pg_advisory_xact_lock(hashtext('release-request'), hashtext(${request.unit}))`.execute(
    trx,
  );

  return trx
    .insertInto('release_wishes')
    .values({ ...columns, user_id: userId, detail: JSON.stringify(detail) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

const LATEST = 20;

export function latestRequests(db: Db): Promise<RequestRow[]> {
  return db.selectFrom('release_wishes').selectAll().orderBy('id', 'desc').limit(LATEST).execute();
}

/** The oldest request of the same unit that is still to be made, up to this one; null when all are settled. */
export async function nextRequest(db: Db, upTo: number): Promise<RequestRow | null> {
  const row = await db
    .selectFrom('release_wishes')
    .selectAll()
    .where('status', '=', 'queued')
    .where('id', '<=', upTo)
    .where('unit', '=', (eb) =>
      eb.selectFrom('release_wishes as last').select('last.unit').where('last.id', '=', upTo),
    )
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

  return row ?? null;
}

/** Whether a request is still to be made. */
export async function isQueued(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('release_wishes')
    .select('id')
    .where((eb) => eb.and({ id, status: 'queued' as const }))
    .executeTakeFirst();

  return row !== undefined;
}

export async function settleRequest(
  db: Db,
  id: number,
  status: 'done' | 'refused',
  answer: string | null,
): Promise<void> {
  await db
    .updateTable('release_wishes')
    .set({ status, answer, settled_at: sql<Date>`now()` })
    .where((eb) => eb.and({ id, status: 'queued' as const }))
    .execute();
}

/** Changes that should long have been made. */
export async function stuckRequests(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('release_wishes')
    .select('id')
    .where('status', '=', 'queued')
    .where('created_at', '<', sql<Date>`now() - interval '5 minutes'`)
    .orderBy('id')
    .limit(LATEST)
    .execute();

  return rows.map(({ id }) => id);
}
