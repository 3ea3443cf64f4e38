import { sql } from 'kysely';
import type { Db } from '../../infrastructure/database/index.ts';

export interface TakenQuota {
  /** By all processes in this window, with what was just taken. */
  taken: number;
  /** Until the window ends. */
  msLeft: number;
}

/** Takes some calls for a client. The first one after a window's end begins the next one. */
export async function takeQuota(
  db: Db,
  clientHash: Buffer,
  { count, windowMs }: { count: number; windowMs: number },
): Promise<TakenQuota> {
  const length = sql`make_interval(secs => ${windowMs / 1000}::float8)`;
  const { rows } = await sql<TakenQuota>`
    insert into call_quotas as q (client_hash, started_at, taken)
    values (${clientHash}, clock_timestamp(), ${count}::int)
    on conflict (client_hash) do update set
      taken = case when q.started_at > clock_timestamp() - ${length}
        then q.taken + excluded.taken else excluded.taken end,
      started_at = case when q.started_at > clock_timestamp() - ${length}
        then q.started_at else excluded.started_at end
    returning taken,
      ceil(extract(epoch from started_at + ${length} - clock_timestamp()) * 1000)::int as "msLeft"`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('A quota was not returned');

  return row;
}
