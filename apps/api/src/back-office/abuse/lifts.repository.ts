import { sql } from 'kysely';
import type { Trx } from '../../infrastructure/database/index.ts';

/** Replaces an earlier lift. @returns when it ends; null when there is no such account */
export async function saveLift(trx: Trx, userId: number, hours: number): Promise<Date | null> {
  const { rows } = await sql<{ until: Date }>`
    insert into limit_lifts (user_id, until)
    select id, now() + make_interval(hours => ${hours}) from users
    where id = ${userId} and erased_at is null
    on conflict (user_id) do update set until = excluded.until
    returning until`.execute(trx);

  return rows[0]?.until ?? null;
}
