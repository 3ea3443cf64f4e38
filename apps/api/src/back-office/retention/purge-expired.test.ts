import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import type { Db } from '../../infrastructure/database/index.ts';
import { purgeExpired } from './index.ts';

let api: TestApi;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'freely-retention-'));
  api = await startTestApi({ filesUrl: pathToFileURL(folder).href });
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

async function count(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(
    db,
  );

  return rows[0]?.n ?? 0;
}

/** For each table: one row that has expired, and one that has not. */
const rows: [table: string, columns: string, expired: string, current: string][] = [
  [
    'sessions',
    'token_hash, user_id, expires_at, ends_at',
    "'\\x01', $user, now() - interval '1 second', now()",
    "'\\x02', $user, now() + interval '1 hour', now() + interval '1 hour'",
  ],
  [
    'devices',
    'token_hash, user_id, expires_at',
    "'\\x01', $user, now() - interval '1 second'",
    "'\\x02', $user, now() + interval '1 hour'",
  ],
  [
    'account_tokens',
    'token_hash, kind, user_id, email, expires_at, used_at',
    "'\\x01', 'password_reset', $user, 'a@b', now() + interval '1 hour', now() - interval '25 hours'",
    "'\\x02', 'password_reset', $user, 'a@b', now() + interval '1 hour', now()",
  ],
  [
    'search_log',
    'location_type, lat_cell, lon_cell, area, town, found, day',
    "'idm', 0, 0, 'LS1', 'Leeds', 1, current_date - 1101",
    "'idm', 0, 0, 'LS1', 'Leeds', 1, current_date - 1099",
  ],
  [
    'attempts',
    'kind, account, address, at',
    "'login', 'a', 'b', now() - interval '25 hours'",
    "'login', 'a', 'b', now() - interval '23 hours'",
  ],
  [
    'idempotency_keys',
    'user_id, key, body_hash, created_at',
    "$user, 'old', '\\x', now() - interval '8 days'",
    "$user, 'new', '\\x', now() - interval '6 days'",
  ],
  [
    'provider_events',
    'id, kind, object_id, received_at, handled_at',
    "'old', 'k', 'o', now() - interval '92 days', now() - interval '91 days'",
    // Never handled: kept for a person to look at.
    "'open', 'k', 'o', now() - interval '92 days', null",
  ],
  [
    'mail_outbox',
    'key, kind, created_at, sent_at',
    "'old', 'registration', now() - interval '2 years', now() - interval '366 days'",
    "'new', 'registration', now() - interval '2 years', now() - interval '364 days'",
  ],
  [
    'release_counts',
    'unit, version, minute, kind, count',
    "'mfe-booking', '1', now() - interval '93 days', 'page', 1",
    "'mfe-booking', '1', now() - interval '91 days', 'page', 1",
  ],
  [
    'release_reporters',
    'unit, version, network, browser, seen_minute',
    "'mfe-booking', '1', '\\x01', '\\x', now() - interval '8 days'",
    "'mfe-booking', '1', '\\x02', '\\x', now() - interval '6 days'",
  ],
  [
    'release_wishes',
    'unit, verb, reason, status, settled_at',
    "'mfe-booking', 'kill', 'r', 'done', now() - interval '366 days'",
    "'mfe-booking', 'kill', 'r', 'done', now() - interval '364 days'",
  ],
  [
    'contact_messages',
    'name, email, subject, message, created_at',
    "'a', 'a@b', 's', 'm', now() - interval '366 days'",
    "'a', 'a@b', 's', 'm', now() - interval '364 days'",
  ],
];

test.each(rows)(
  'expired rows of %s are deleted, others are kept',
  async (table, columns, expired, current) => {
    const user = await api.makeCustomer();
    await purgeExpired(api.deps);
    const before = await count(api.db, table);
    for (const values of [expired, current]) {
      await sql
        .raw(
          `insert into ${table} (${columns}) values (${values.replaceAll('$user', String(user.id))})`,
        )
        .execute(api.db);
    }
    expect(await count(api.db, table)).toBe(before + 2);

    await Promise.all([purgeExpired(api.deps), purgeExpired(api.deps)]);
    await purgeExpired(api.deps);

    expect(await count(api.db, table)).toBe(before + 1);
  },
);

test('an unused invitation is deleted a month after it expired', async () => {
  const grace = await api.makePractitioner();
  const invite = (email: string, ended: string, used: string | null) =>
    sql`insert into review_invitations
        (practitioner_id, email, token_hash, sealed_token, expires_at, used_at)
      values (${grace.id}, ${email}, ${Buffer.from(email)}, '', now() - ${ended}::interval, ${used})`.execute(
      api.db,
    );
  await invite('expired@clients.example', '31 days', null);
  await invite('late@clients.example', '29 days', null);
  await invite('used@clients.example', '31 days', '2026-01-01');

  await purgeExpired(api.deps);

  const left = await api.db
    .selectFrom('review_invitations')
    .select('email')
    .where('practitioner_id', '=', grace.id)
    .orderBy('email')
    .execute();
  expect(left.map(({ email }) => email)).toEqual(['late@clients.example', 'used@clients.example']);
});

test('many rows are deleted in several batches', async () => {
  await sql`insert into attempts (kind, account, address, at)
    select 'login', 'many', 'x', now() - interval '2 days' from generate_series(1, 5000)`.execute(
    api.db,
  );

  await purgeExpired(api.deps);

  const left = await api.db
    .selectFrom('attempts')
    .select('id')
    .where('account', '=', 'many')
    .execute();
  expect(left).toEqual([]);
});

test('unreferenced files are deleted a day after their upload, whatever origin the rows name', async () => {
  const grace = await api.makePractitioner();
  const old = new Date(Date.now() - 25 * 3_600_000);
  const put = (name: string, at?: Date) => {
    writeFileSync(join(folder, name), name);
    if (at) utimesSync(join(folder, name), at, at);
  };
  const referenced = ['work.webp', 'work.avif', 'work-small.webp', 'work-small.avif', 'face.svg'];
  for (const name of [...referenced, 'unused.webp', 'unused-small.avif', 'half.part'])
    put(name, old);
  put('new.webp');
  await api.db
    .insertInto('work_images')
    .values({ practitioner_id: grace.id, src: 'https://old-origin.example/files/work.webp' })
    .execute();
  await api.db
    .updateTable('users')
    .set({ avatar_src: `${api.deps.config.apiUrl}/files/face.svg` })
    .where('id', '=', grace.id)
    .execute();

  await purgeExpired(api.deps);

  expect(readdirSync(folder).sort()).toEqual([...referenced, 'new.webp'].sort());
});
