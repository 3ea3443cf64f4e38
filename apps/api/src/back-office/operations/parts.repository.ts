import { sql } from 'kysely';
import type { Db } from '../../infrastructure/database/index.ts';

export interface PartCounts {
  /** Since the worker's job of every minute was last done; null when it never was. */
  minutesSinceSweep: number | null;
  /** Neither sent nor given up, five minutes after they were written. */
  lateMails: number;
  failedMails: number;
  /** Of the payment provider: received, but not handled for five minutes. */
  lateEvents: number;
  /** Movements of the provider that the ledger cannot explain. */
  differences: number;
}

export async function countParts(db: Db): Promise<PartCounts> {
  const { rows } = await sql<PartCounts>`select
    (select floor(extract(epoch from now() - max(completed_on)) / 60)::int from jobs.job
      where name = 'sweep' and state = 'completed') as "minutesSinceSweep",
    (select count(*)::int from mail_outbox where sent_at is null and dropped_at is null
      and failed_at is null and created_at < now() - interval '5 minutes') as "lateMails",
    (select count(*)::int from mail_outbox
      where failed_at > now() - interval '1 day') as "failedMails",
    (select count(*)::int from provider_events where handled_at is null
      and received_at < now() - interval '5 minutes') as "lateEvents",
    (select count(*)::int from book_differences where gone_at is null) as differences`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The parts were not counted');

  return row;
}
