// All stored personal data is part of the data download, and is erased with the account (D42).
// Each column that identifies a person is in both, or is listed here with the reason why not.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type KyselyPlugin, sql } from 'kysely';
import { readOwnData } from '../src/back-office/own-data/own-data.ts';
import type { Db, Trx } from '../src/infrastructure/database/index.ts';
import { findSession } from '../src/kernel/sessions/index.ts';
import { erasePractitioner, eraseUser } from '../src/people/accounts/erase.repository.ts';
import type { TestPractitioner } from './support/make-practitioner.ts';
import { startTestApi, type TestApi } from './support/start-test-api.ts';

let api: TestApi;
let ada: TestPractitioner;
beforeAll(async () => {
  api = await startTestApi();
  ada = await api.makePractitioner({ salons: [{}] });
});
afterAll(() => api.close());

const secret = 'a secret or a technical value, meaningless to the user';
const derived = 'derived from other tables by triggers, and erased with them';
const staff = 'an action of the staff, exported with the object that it changed';
const ledger = 'the ledger and the audit log must stay as they are; only an id refers to a person';
const anonymous = 'identifies nobody once the user is erased';

/** `done`, or the reason why not. */
const columns: Record<string, { exported: string; erased: string }> = {
  'account_rights.user_id': { exported: staff, erased: anonymous },
  'account_tokens.email': { exported: secret, erased: 'done' },
  'account_tokens.user_id': { exported: secret, erased: 'done' },
  'action_origins.about_id': {
    exported: 'where others reviewed them from, kept for 30 days against abuse',
    erased: anonymous,
  },
  'action_origins.user_id': {
    exported: 'a part of an IP address, kept for 30 days against abuse',
    erased: anonymous,
  },
  'attempts.account': {
    exported: 'includes guesses of strangers, kept for a day',
    erased: 'a hash, kept for a day, so that a new account gets no new attempts',
  },
  'audit_log.actor_id': { exported: staff, erased: ledger },
  'audit_log.impersonator_id': { exported: staff, erased: ledger },
  'bank_details.practitioner_id': { exported: 'done', erased: 'done' },
  'booking_disputes.customer_words': { exported: 'done', erased: 'done' },
  'booking_disputes.practitioner_words': { exported: 'done', erased: 'done' },
  'booking_disputes.settled_by': { exported: staff, erased: anonymous },
  'booking_events.actor_id': { exported: 'done', erased: anonymous },
  'booking_events.impersonator_id': { exported: staff, erased: anonymous },
  'bookings.customer_id': { exported: 'done', erased: 'done' },
  'bookings.practitioner_id': { exported: 'done', erased: 'done' },
  'busy_days.practitioner_id': { exported: derived, erased: derived },
  'calendar_addresses.practitioner_id': { exported: 'done', erased: 'done' },
  'calendar_feeds.practitioner_id': { exported: 'done', erased: 'done' },
  'contact_messages.email': { exported: 'done', erased: 'done' },
  'customer_discounts.customer_id': { exported: 'done', erased: 'done' },
  'devices.user_id': { exported: 'done', erased: 'done' },
  'gifts.customer_id': { exported: 'done', erased: anonymous },
  'gifts.given_by': { exported: staff, erased: anonymous },
  'idempotency_keys.user_id': { exported: secret, erased: 'done' },
  'ledger_entries.account': { exported: 'exported as bookings and payouts', erased: ledger },
  'limit_lifts.user_id': { exported: staff, erased: 'done' },
  'live_hours.practitioner_id': { exported: derived, erased: derived },
  'live_offers.practitioner_id': { exported: derived, erased: derived },
  'live_practitioners.practitioner_id': { exported: derived, erased: derived },
  'mail_outbox.to_address': { exported: 'done', erased: 'done' },
  'mail_outbox.to_user_id': { exported: 'done', erased: 'done' },
  'mobile_bases.practitioner_id': { exported: 'done', erased: 'done' },
  'offers.practitioner_id': { exported: 'done', erased: 'done' },
  'payout_accounts.practitioner_id': {
    exported: 'done',
    erased: 'earnings are still paid out; it holds only the id of an account at the provider',
  },
  'payouts.practitioner_id': { exported: 'done', erased: ledger },
  'penalties.practitioner_id': { exported: 'done', erased: anonymous },
  'penalties.waived_by': { exported: staff, erased: anonymous },
  'practitioner_ratings.practitioner_id': { exported: derived, erased: derived },
  'practitioners.user_id': { exported: 'done', erased: 'done' },
  'refused_actions.user_id': {
    exported: 'what limits refused, kept for 30 days against abuse',
    erased: anonymous,
  },
  'recovery_codes.user_id': { exported: secret, erased: 'done' },
  'release_wishes.user_id': { exported: staff, erased: anonymous },
  'review_invitations.email': {
    exported: 'exported to the practitioner who sent it',
    erased: 'done',
  },
  'review_invitations.practitioner_id': { exported: 'done', erased: 'done' },
  'reviews.impersonator_id': { exported: staff, erased: anonymous },
  'reviews.practitioner_id': { exported: 'done', erased: 'done' },
  'salons.practitioner_id': { exported: 'done', erased: 'done' },
  'second_factors.user_id': { exported: secret, erased: 'done' },
  'sessions.impersonator_id': { exported: staff, erased: 'done' },
  'sessions.user_id': { exported: 'done', erased: 'done' },
  'time_off.practitioner_id': { exported: 'done', erased: 'done' },
  'user_roles.user_id': { exported: 'exported as user_roles, from the session', erased: 'done' },
  'users.birthday': { exported: 'done', erased: 'done' },
  'users.email': { exported: 'done', erased: 'done' },
  'users.phone': { exported: 'done', erased: 'done' },
  'work_hours.practitioner_id': { exported: 'done', erased: 'done' },
  'work_images.practitioner_id': { exported: 'done', erased: 'done' },
};

test('every column that identifies a person is in the list', async () => {
  const { rows } = await sql<{ name: string }>`
    select c.relname || '.' || a.attname as name
    from pg_constraint f
    join pg_class c on c.oid = f.conrelid
    join pg_attribute a on a.attrelid = c.oid and a.attnum = any (f.conkey)
    where f.contype = 'f' and f.confrelid in ('users'::regclass, 'practitioners'::regclass)
    union
    select table_name || '.' || column_name
    from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and (
      column_name ~ '(^|_)(email|phone|birthday|words)$'
      or column_name ~ '^(user|customer|practitioner|actor|impersonator)_id$'
      or column_name in ('account', 'to_address'))`.execute(api.db);

  expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(columns).sort());
});

/** The tables that the list marks as `done`. */
const tables = (kind: 'exported' | 'erased') => [
  ...new Set(
    Object.entries(columns)
      .filter(([, how]) => how[kind] === 'done')
      .map(([name]) => name.split('.')[0] ?? ''),
  ),
];

/** Records the queries, so that the list cannot claim what the code does not do. */
function recordQueries(): { plugin: KyselyPlugin; touches: (table: string) => boolean } {
  const queries: string[] = [];

  return {
    plugin: {
      transformQuery: ({ node }) => {
        queries.push(JSON.stringify(node));
        return node;
      },
      transformResult: async ({ result }) => result,
    },
    touches: (table) => queries.some((query) => new RegExp(`\\b${table}\\b`).test(query)),
  };
}

test('the data download reads every table that the list marks as exported', async () => {
  const user = await findSession(api.db, ada.token);
  const { plugin, touches } = recordQueries();
  const recorded: Db = api.db.withPlugin(plugin);

  await readOwnData({ ...api.deps, db: recorded }, user!);

  expect(tables('exported').filter((table) => !touches(table))).toEqual([]);
});

test('erasing a user changes every table that the list marks as erased', async () => {
  const { plugin, touches } = recordQueries();

  await api.db.transaction().execute(async (trx) => {
    const recorded: Trx = trx.withPlugin(plugin);
    await erasePractitioner(recorded, ada.id);
    await eraseUser(recorded, ada.id);
  });

  expect(tables('erased').filter((table) => !touches(table))).toEqual([]);
});
