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

export function insertRequest(
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

/** A request that is still to be made; null once it was settled. */
export async function queuedRequest(db: Db, id: number): Promise<RequestRow | null> {
  const row = await db
    .selectFrom('release_wishes')
    .selectAll()
    .where((eb) => eb.and({ id, status: 'queued' as const }))
    .executeTakeFirst();

  return row ?? null;
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
