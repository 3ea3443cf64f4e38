import { type MarketTexts, textNames } from '@freely/domain/market-texts';
import { sql } from 'kysely';
import type { Db } from '../../infrastructure/database/index.ts';

export interface PartCounts {
  /** Since the worker's job of every minute was last done; null when it never was. */
  secondsSinceSweep: number | null;
  /** The same, but since the first was queued while none was done; null when none was ever queued. */
  secondsWithoutSweep: number | null;
  /** Neither sent nor given up, five minutes after they were written. */
  lateMails: number;
  failedMails: number;
  /** Of the payment provider: received, but not handled for five minutes. */
  lateEvents: number;
  /** Null when it never sent one. */
  secondsSinceWebhook: number | null;
  /** Bookings paid within the hour, five minutes ago or more, of which no event came. */
  silentPayments: number;
  /** Movements of the provider that neither the ledger nor an admin has explained. */
  differences: number;
  /** Bookings whose refund failed and is still owed: the first hundred. */
  failedRefunds: number[];
  openHolds: number;
  /** In seconds; null without a replica. */
  replicaLag: number | null;
}

export async function countParts(db: Db): Promise<PartCounts> {
  const { rows } = await sql<PartCounts>`select
    (select floor(extract(epoch from now() - max(completed_on)))::int from jobs.job
      where name = 'sweep' and state = 'completed') as "secondsSinceSweep",
    (select floor(extract(epoch from now() - coalesce(
        max(completed_on) filter (where state = 'completed'), min(created_on))))::int
      from jobs.job where name = 'sweep') as "secondsWithoutSweep",
    (select count(*)::int from mail_outbox where sent_at is null and dropped_at is null
      and failed_at is null and created_at < now() - interval '5 minutes') as "lateMails",
    (select count(*)::int from mail_outbox
      where failed_at > now() - interval '1 day') as "failedMails",
    (select count(*)::int from provider_events where handled_at is null
      and received_at < now() - interval '5 minutes') as "lateEvents",
    (select floor(extract(epoch from now() - max(received_at)))::int
      from provider_events) as "secondsSinceWebhook",
    (select count(*)::int from bookings b join payments p on p.booking_id = b.id
      where b.paid_at between now() - interval '1 hour' and now() - interval '5 minutes'
        and p.status = 'succeeded'
        and not exists (select 1 from provider_events e where e.object_id = p.intent_id)
      ) as "silentPayments",
    (select count(*)::int from bookings
      where status = 'held' and hold_until > now()) as "openHolds",
    (select floor(extract(epoch from max(replay_lag)))::int
      from pg_stat_replication) as "replicaLag",
    (select count(*)::int from book_differences
      where gone_at is null and closed_at is null) as differences,
    (select coalesce(array_agg(distinct owed.booking_id), '{}') from (
      select p.booking_id from refunds r join payments p on p.id = r.payment_id
      where r.status = 'failed' and r.replaced_at is null and owed_of_failed(p.id) > 0
      order by r.id limit 100) owed) as "failedRefunds"`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The parts were not counted');

  return row;
}

export interface QueueCounts {
  name: string;
  /** Waiting, and to be done by now. */
  due: number;
  running: number;
  /** For good, as long as the queue keeps them: a day. */
  failed: number;
  /** How long the oldest due job waits; 0 without one. */
  oldestSeconds: number;
  lastDone: Date | null;
}

export async function countQueues(db: Db): Promise<QueueCounts[]> {
  const { rows } = await sql<QueueCounts>`
    select q.name,
      count(*) filter (where j.state < 'active' and j.start_after <= now())::int as due,
      count(*) filter (where j.state = 'active')::int as running,
      count(*) filter (where j.state = 'failed')::int as failed,
      coalesce(floor(extract(epoch from now() - min(j.start_after)
        filter (where j.state < 'active' and j.start_after <= now()))), 0)::int as "oldestSeconds",
      max(j.completed_on) filter (where j.state = 'completed') as "lastDone"
    from jobs.queue q left join jobs.job j on j.name = q.name
    where q.name not like '\\_\\_%'
    group by q.name order by q.name`.execute(db);

  return rows;
}

/** Jobs of a queue that failed for good. */
export async function failedJobs(db: Db, queue: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from jobs.job where name = ${queue} and state = 'failed' order by id`.execute(db);

  return rows.map(({ id }) => id);
}

/** @throws when the database does not answer. */
export async function pingDatabase(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}

/** Whether PostgreSQL compiles statements that it expects to take long. */
export async function compilesStatements(db: Db): Promise<boolean> {
  const { rows } = await sql<{ jit: string }>`show jit`.execute(db);

  return rows[0]?.jit !== 'off';
}

/** Whether the database's log has the values of a duplicate, beside the name of the constraint. */
export async function logsValues(db: Db): Promise<boolean> {
  const { rows } = await sql<{ log_error_verbosity: string }>`show log_error_verbosity`.execute(db);

  return rows[0]?.log_error_verbosity !== 'terse';
}

export function readMarketTexts(db: Db): Promise<MarketTexts> {
  return db.selectFrom('settings').select(textNames).executeTakeFirstOrThrow();
}
