import { readdirSync, readFileSync } from 'node:fs';
import type { Client } from 'pg';

export interface Usage {
  /** Resident megabytes. */
  memory: number;
  /** Open file descriptors. */
  files: number;
  /** Of the process to the database, and those of them that are in a transaction, or have an open cursor. */
  connections: number;
  transactions: number;
}

/** What a process of the API holds at the moment; needs Linux. */
export async function readUsage(pid: number, client: Client): Promise<Usage> {
  const [, kilobytes = 'NaN'] =
    /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  const { rows } = await client.query<{ connections: number; transactions: number }>(
    `select count(*)::int as connections, count(*) filter (where state like 'idle in%')::int as transactions
     from pg_stat_activity where application_name = 'freely-api' and datname = current_database()`,
  );
  const [held] = rows;

  return {
    memory: Number(kilobytes) / 1024,
    files: readdirSync(`/proc/${pid}/fd`).length,
    connections: held?.connections ?? 0,
    transactions: held?.transactions ?? 0,
  };
}
