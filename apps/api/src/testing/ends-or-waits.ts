import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/**
 * What becomes of a call first: it ends, or somebody in its database waits for a lock. So a test
 * can hold a lock in a transaction of its own and see that it is asked for, without luck.
 */
export async function endsOrWaits(db: Db, call: Promise<unknown>): Promise<'ends' | 'waits'> {
  let hasEnded = false;
  const end = () => {
    hasEnded = true;
  };
  call.then(end, end);
  for (;;) {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    if (hasEnded) return 'ends';
    if (rows[0]?.waiting) return 'waits';
    await pause(10);
  }
}
