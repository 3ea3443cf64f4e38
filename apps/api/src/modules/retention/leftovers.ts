// What is of no use any more goes by itself; how long each is kept is said here and nowhere else.
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Db } from '../../database/transaction.ts';

const ago = (interval: string) => sql`now() - ${interval}::interval`;

/** Rows that are over; each condition is cheap, and stays true once it is. */
const leftovers = {
  sessions: sql`expires_at < now()`,
  devices: sql`expires_at < now()`,
  account_tokens: sql`expires_at < now() or used_at < ${ago('1 day')}`,
  // They name people, and no limit looks further back.
  attempts: sql`at < ${ago('1 day')}`,
  // Nobody sends a booking again after days (D18).
  idempotency_keys: sql`created_at < ${ago('7 days')}`,
  // The provider repeats its webhooks for a few days (D19).
  provider_events: sql`handled_at < ${ago('90 days')}`,
  // What was said is not in it, but to whom and when.
  mail_outbox: sql`coalesce(sent_at, dropped_at, failed_at) < ${ago('1 year')}`,
  contact_messages: sql`created_at < ${ago('1 year')}`,
  // Nobody's: kept for comparing one year with the one before.
  search_log: sql`day < current_date - 1100`,
  // Asked in vain: the address is a stranger's. The practitioner may ask again until then (D29).
  review_invitations: sql`used_at is null and expires_at < ${ago('30 days')}`,
} satisfies Partial<Record<keyof Database, RawBuilder<unknown>>>;

const batch = 2_000;

/**
 * Deletes the leftovers in short statements, so that nobody waits for them. Ends when nothing is
 * left, or at `until`: the next pass goes on. Safe to break off and to run twice at once.
 */
export async function reapRows(db: Db, until: Date): Promise<void> {
  for (const [table, isOver] of Object.entries(leftovers)) {
    for (let reaped = batch; reaped === batch && new Date() < until; ) {
      const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ctid in (
        select ctid from ${sql.table(table)} where ${isOver} limit ${batch}
        for update skip locked)`.execute(db);
      reaped = Number(numAffectedRows ?? 0);
    }
  }
}
