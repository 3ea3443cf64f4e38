import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../src/infrastructure/database/transaction.ts';

/**
 * What happens first: the call settles, or something in its database blocks on a lock. So a test
 * can hold a lock in its own transaction and check reliably that the call waits for it.
 */
export async function settlesOrBlocks(
  db: Db,
  call: Promise<unknown>,
): Promise<'settles' | 'blocks'> {
  let hasSettled = false;
  const settle = () => {
    hasSettled = true;
  };
  call.then(settle, settle);
  for (;;) {
    const { rows } = await sql<{ blocked: number }>`
      select count(*)::int as blocked from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    if (hasSettled) return 'settles';
    if (rows[0]?.blocked) return 'blocks';
    await pause(10);
  }
}
