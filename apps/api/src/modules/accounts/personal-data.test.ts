// Whatever is kept of people is told to them, and goes when they go (D42): a column that names a
// person is in both, or stands here with the reason why not.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type KyselyPlugin, sql } from 'kysely';
import type { Db, Trx } from '../../database/transaction.ts';
import { findSession } from '../../sessions/sessions.ts';
import type { TestPractitioner } from '../../testing/make-practitioner.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { erasePractitioner, eraseUser } from './erase.repository.ts';
import { readOwnData } from './own-data.ts';

let api: TestApi;
let ada: TestPractitioner;
beforeAll(async () => {
  api = await startTestApi();
  ada = await api.makePractitioner({ salons: [{}] });
});
afterAll(() => api.close());

const secret = 'a secret or a technical mark, with nothing in it to read';
const derived = 'made from other tables by triggers, and goes with them';
const staff = 'an act of the staff, told with what it was done to';
const books = 'the books must stay as they are; a number stands for a person';
const anonymous = 'names nobody any more, once the user is erased';

/** `done`, or why it is not. */
const columns: Record<string, { told: string; erased: string }> = {
  'account_tokens.email': { told: secret, erased: 'done' },
  'account_tokens.user_id': { told: secret, erased: 'done' },
  'attempts.account': { told: 'guesses of others too, kept for a day', erased: 'done' },
  'audit_log.actor_id': { told: staff, erased: books },
  'audit_log.impersonator_id': { told: staff, erased: books },
  'bank_details.practitioner_id': { told: 'done', erased: 'done' },
  'booking_disputes.customer_words': { told: 'done', erased: 'done' },
  'booking_disputes.practitioner_words': { told: 'done', erased: 'done' },
  'booking_disputes.settled_by': { told: staff, erased: anonymous },
  'booking_events.actor_id': { told: 'done', erased: anonymous },
  'booking_events.impersonator_id': { told: staff, erased: anonymous },
  'bookings.customer_id': { told: 'done', erased: 'done' },
  'bookings.practitioner_id': { told: 'done', erased: 'done' },
  'busy_days.practitioner_id': { told: derived, erased: derived },
  'calendar_addresses.practitioner_id': { told: 'done', erased: 'done' },
  'calendar_feeds.practitioner_id': { told: 'done', erased: 'done' },
  'contact_messages.email': { told: 'done', erased: 'done' },
  'customer_discounts.customer_id': { told: 'done', erased: 'done' },
  'devices.user_id': { told: 'done', erased: 'done' },
  'gifts.customer_id': { told: 'done', erased: anonymous },
  'gifts.given_by': { told: staff, erased: anonymous },
  'idempotency_keys.user_id': { told: secret, erased: 'done' },
  'ledger_entries.account': { told: 'told as bookings and payouts', erased: books },
  'live_hours.practitioner_id': { told: derived, erased: derived },
  'live_offers.practitioner_id': { told: derived, erased: derived },
  'live_practitioners.practitioner_id': { told: derived, erased: derived },
  'mail_outbox.to_address': { told: 'done', erased: 'done' },
  'mail_outbox.to_user_id': { told: 'done', erased: 'done' },
  'mobile_bases.practitioner_id': { told: 'done', erased: 'done' },
  'offers.practitioner_id': { told: 'done', erased: 'done' },
  'payout_accounts.practitioner_id': {
    told: 'done',
    erased: 'what was earned is still paid out; it holds the name of an account at the provider',
  },
  'payouts.practitioner_id': { told: 'done', erased: books },
  'penalties.practitioner_id': { told: 'done', erased: anonymous },
  'penalties.waived_by': { told: staff, erased: anonymous },
  'practitioner_ratings.practitioner_id': { told: derived, erased: derived },
  'practitioners.user_id': { told: 'done', erased: 'done' },
  'review_invitations.email': { told: 'told to the practitioner who sent it', erased: 'done' },
  'review_invitations.practitioner_id': { told: 'done', erased: 'done' },
  'reviews.impersonator_id': { told: staff, erased: anonymous },
  'reviews.practitioner_id': { told: 'done', erased: 'done' },
  'salons.practitioner_id': { told: 'done', erased: 'done' },
  'sessions.impersonator_id': { told: staff, erased: 'done' },
  'sessions.user_id': { told: 'done', erased: 'done' },
  'time_off.practitioner_id': { told: 'done', erased: 'done' },
  'user_roles.user_id': { told: 'told as user_roles, which the session knows', erased: 'done' },
  'users.birthday': { told: 'done', erased: 'done' },
  'users.email': { told: 'done', erased: 'done' },
  'users.phone': { told: 'done', erased: 'done' },
  'work_hours.practitioner_id': { told: 'done', erased: 'done' },
  'work_images.practitioner_id': { told: 'done', erased: 'done' },
};

test('every column that names a person stands in the list', async () => {
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

/** The tables that are in the list as `done`. */
const tables = (kind: 'told' | 'erased') => [
  ...new Set(
    Object.entries(columns)
      .filter(([, how]) => how[kind] === 'done')
      .map(([name]) => name.split('.')[0] ?? ''),
  ),
];

/** Keeps what is asked of the database, so that a list cannot promise what the code does not do. */
function listen(): { plugin: KyselyPlugin; asksFor: (table: string) => boolean } {
  const heard: string[] = [];

  return {
    plugin: {
      transformQuery: ({ node }) => {
        heard.push(JSON.stringify(node));
        return node;
      },
      transformResult: async ({ result }) => result,
    },
    asksFor: (table) => heard.some((query) => new RegExp(`\\b${table}\\b`).test(query)),
  };
}

test('what is told is read when somebody takes their data with them', async () => {
  const user = await findSession(api.db, ada.token);
  const { plugin, asksFor } = listen();
  const listening: Db = api.db.withPlugin(plugin);

  await readOwnData(listening, user!);

  expect(tables('told').filter((table) => !asksFor(table))).toEqual([]);
});

test('what is erased is changed when somebody goes', async () => {
  const { plugin, asksFor } = listen();

  await api.db.transaction().execute(async (trx) => {
    const listening: Trx = trx.withPlugin(plugin);
    await erasePractitioner(listening, ada.id);
    await eraseUser(listening, ada.id);
  });

  expect(tables('erased').filter((table) => !asksFor(table))).toEqual([]);
});
