import type { ReleaseVerb } from '@freely/api-client/contract';
import { type Selectable, sql } from 'kysely';
import type { Database, Db, Trx } from '../../infrastructure/database/index.ts';

export type WishRow = Selectable<Database['release_wishes']>;

/** What a change needs besides unit and verb. */
export interface WishDetail {
  version: string | null;
  percent: number | null;
  promoteAfterMinutes: number | null;
}

export function insertWish(
  trx: Trx,
  wish: { userId: number; unit: string; verb: ReleaseVerb; reason: string; detail: WishDetail },
): Promise<WishRow> {
  const { userId, detail, ...columns } = wish;

  return trx
    .insertInto('release_wishes')
    .values({ ...columns, user_id: userId, detail: JSON.stringify(detail) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

const LATEST = 20;

export function latestWishes(db: Db): Promise<WishRow[]> {
  return db.selectFrom('release_wishes').selectAll().orderBy('id', 'desc').limit(LATEST).execute();
}

/** A wish that is still to be made; null once it was settled. */
export async function queuedWish(db: Db, id: number): Promise<WishRow | null> {
  const row = await db
    .selectFrom('release_wishes')
    .selectAll()
    .where((eb) => eb.and({ id, status: 'queued' as const }))
    .executeTakeFirst();

  return row ?? null;
}

export async function settleWish(
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
export async function stuckWishes(db: Db): Promise<number[]> {
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
