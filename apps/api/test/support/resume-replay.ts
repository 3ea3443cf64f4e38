import { sql } from 'kysely';
import type { Db } from '../../src/infrastructure/database/index.ts';

const CONFLICT_WITH_RECOVERY = '40001';

/**
 * Has a replica that was paused go on. What it then replays may remove rows that this very statement still sees, for
 * which the database cancels it: by then it goes on.
 */
export async function resumeReplay(replica: Db): Promise<void> {
  await sql`select pg_wal_replay_resume()`.execute(replica).catch((error) => {
    if (error.code !== CONFLICT_WITH_RECOVERY) throw error;
  });
}
