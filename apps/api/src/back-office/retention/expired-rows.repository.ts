// Expired rows are deleted automatically. The retention periods are defined here and nowhere else.
import { type RawBuilder, sql } from 'kysely';
import type { Database, Db } from '../../infrastructure/database/index.ts';

const ago = (interval: string) => sql`now() - ${interval}::interval`;

const thisYear = sql`extract(year from london_today())`;

/** Which rows have expired. Each condition is cheap, and stays true once it is. */
const expired = {
  sessions: sql`expires_at < now()`,
  devices: sql`expires_at < now()`,
  account_tokens: sql`expires_at < now() or used_at < ${ago('1 day')}`,
  // Personal data, and no limit looks further back.
  attempts: sql`at < ${ago('1 day')}`,
  call_quotas: sql`started_at < ${ago('1 hour')}`,
  hold_origins: sql`at < ${ago('1 day')}`,
  refused_actions: sql`at < ${ago('30 days')}`,
  action_origins: sql`at < ${ago('30 days')}`,
  limit_lifts: sql`until < now()`,
  freed_slots: sql`closed_at < ${ago('30 days')}`,
  // Who let an offer lapse is forgotten long before; the booking of it keeps its own history.
  waiting_offers: sql`ended_at < ${ago('1 year')}`,
  waiting_entries: sql`(ended_at < ${ago('1 year')} or until_day < current_date - 365)
    and not exists (select from waiting_offers where entry_id = waiting_entries.id)`,
  // No client repeats a request after days (D18).
  idempotency_keys: sql`created_at < ${ago('7 days')}`,
  // The provider repeats its webhooks for a few days (D19).
  provider_events: sql`handled_at < ${ago('90 days')}`,
  // Without content, but with recipient and time.
  mail_outbox: sql`coalesce(sent_at, dropped_at, failed_at) < ${ago('1 year')}`,
  contact_messages: sql`created_at < ${ago('1 year')}`,
  // Longer than any canary lasts. The hashes say nothing without the key, and are of no use later.
  release_reporters: sql`seen_minute < ${ago('7 days')}`,
  // A quarter, to compare releases.
  release_counts: sql`minute < ${ago('92 days')}`,
  release_wishes: sql`settled_at < ${ago('1 year')}`,
  // Roads are rebuilt and timetables change: after that, they are asked for anew.
  measured_roads: sql`measured_at < ${ago('30 days')}`,
  road_requests: sql`day < current_date - 400`,
  // No personal data: kept to compare one year with the one before.
  search_log: sql`day < current_date - 1100`,
  // Five years after the end of the year in which the practitioner left (D92).
  tax_details: sql`left_at is not null and extract(year from left_at at time zone 'Europe/London') < ${thisYear} - 5`,
  // Five years after the end of the year that was reported (D93).
  tax_report_sellers: sql`report_id in (select id from tax_reports where year < ${thisYear} - 5)`,
  tax_reports: sql`year < ${thisYear} - 5
    and not exists (select from tax_report_sellers where report_id = tax_reports.id)`,
  // Unused: the email address belongs to somebody without an account. Until then it can be renewed
  // (D29).
  review_invitations: sql`used_at is null and expires_at < ${ago('30 days')}`,
} satisfies Partial<Record<keyof Database, RawBuilder<unknown>>>;

const batch = 2_000;

/**
 * Deletes expired rows in short statements, so that they block nobody. Ends when nothing is left,
 * or at `until`: the next run continues. Safe to interrupt and to run concurrently.
 */
export async function purgeExpiredRows(db: Db, until: Date): Promise<void> {
  for (const [table, isExpired] of Object.entries(expired)) {
    for (let deleted = batch; deleted === batch && new Date() < until; ) {
      const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ctid in (
        select ctid from ${sql.table(table)} where ${isExpired} limit ${batch}
        for update skip locked)`.execute(db);
      deleted = Number(numAffectedRows ?? 0);
    }
  }
}
