import { sql } from 'kysely';
import type { Db } from '../../infrastructure/database/index.ts';

export interface BackfillProgress {
  readonly name: string;
  readonly total: number;
  readonly done: number;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
}

/** All that have started, the latest first. */
export async function readBackfills(db: Db): Promise<BackfillProgress[]> {
  const { rows } = await sql<BackfillProgress>`
    select name, total, done, started_at as "startedAt", finished_at as "finishedAt"
    from backfills order by started_at desc, name`.execute(db);

  return rows;
}

/** Of two workers, one starts it. */
export async function saveStarted(db: Db, name: string, total: number): Promise<void> {
  await db
    .insertInto('backfills')
    .values({ name, total })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function addDone(db: Db, name: string, count: number): Promise<void> {
  await sql`update backfills set done = done + ${count}, total = greatest(total, done + ${count})
    where name = ${name}`.execute(db);
}

/**
 * Nothing is left, and nothing more comes: it has run for longer than the release before may still serve, and
 * write the former form.
 */
export async function saveFinished(db: Db, name: string, afterSeconds: number): Promise<void> {
  await sql`update backfills set finished_at = now()
    where name = ${name} and finished_at is null
      and started_at < now() - ${afterSeconds} * interval '1 second'`.execute(db);
}
