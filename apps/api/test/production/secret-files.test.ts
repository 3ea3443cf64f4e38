// Secrets that are replaced while processes run: no restart, and no call that fails.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { buildApp } from '../../src/app.ts';
import { ConfigError, readConfig } from '../../src/config.ts';
import { inTransaction } from '../../src/infrastructure/database/index.ts';
import { closeDeps, openDeps } from '../../src/open-deps.ts';
import { startTestApi, type TestApi } from '../support/start-test-api.ts';

let api: TestApi;
let folder: string;
beforeAll(async () => {
  api = await startTestApi();
  folder = mkdtempSync(join(tmpdir(), 'freely-secrets-'));
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

/** As a whole, at once: nobody reads half a file. */
function write(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);

  return path;
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 30_000;
  while (!(await isTrue())) {
    if (performance.now() > deadline) throw new Error('Timed out');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Breaks all connections of the role, as a failover or a restart of the database does. */
async function breakConnections(role: string) {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where usename = ${role}`.execute(
    api.db,
  );
}

test('connections that are opened after a change of the password use the new one', async () => {
  const role = 'rotated_role';
  const change = (password: string) =>
    sql`alter role ${sql.ref(role)} password ${sql.lit(password)}`.execute(api.db);
  await sql`drop role if exists ${sql.ref(role)}`.execute(api.db);
  await sql`create role ${sql.ref(role)} login superuser password 'first one'`.execute(api.db);
  const url = new URL(api.deps.config.database.url);
  url.username = role;
  url.password = 'of-nobody';
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    ROLE: 'api',
    DATABASE_URL: url.href,
    DATABASE_PASSWORD_FILE: write('password', 'first one\n'),
    DATABASE_POOL: '2',
  });
  const deps = await openDeps(config, () => {});
  const app = await buildApp(deps);
  const outcome = () =>
    sql`select 1`.execute(deps.db).then(
      () => 'works',
      (error: { code?: string }) => error.code ?? 'broken',
    );
  const enqueue = () =>
    inTransaction(deps.db, (trx) => deps.jobs.enqueue(trx, 'send-mail', { mailId: 1 }));
  try {
    expect(await outcome()).toBe('works');

    await change('second one: /@?');
    await breakConnections(role);
    // The pool learns of each broken connection on its own.
    await until(async () => (await outcome()) === '28P01');

    write('password', 'second one: /@?\n');
    await until(async () => (await outcome()) === 'works');
    expect((await app.inject('/health/ready')).statusCode).toBe(200);
    await enqueue();
    // Jobs have connections of their own.
    await until(() =>
      deps.jobs.retry('send-mail', [randomUUID()]).then(
        () => true,
        () => false,
      ),
    );
  } finally {
    await app.close();
    await closeDeps(deps);
    await sql`drop owned by ${sql.ref(role)}`.execute(api.db);
    await sql`drop role ${sql.ref(role)}`.execute(api.db);
  }
});

test('events are taken with each secret of the file, and with none that was removed', async () => {
  const [former, next] = ['whsec_former0123456789', 'whsec_next0123456789'];
  const { webhookSecrets } = readConfig({
    STRIPE_WEBHOOK_SECRET_FILE: write('webhooks', `${former}\n`),
  }).stripe;
  const deps = { ...api.deps, config: { ...api.deps.config } };
  deps.config.stripe = { ...deps.config.stripe, webhookSecrets };
  const app = await buildApp(deps);
  const statusWith = async (secret: string) => {
    const payload = JSON.stringify({
      id: 'evt_1',
      type: 'balance.available',
      data: { object: { id: 'b_1', object: 'balance' } },
    });
    const signature = deps.stripe.webhooks.generateTestHeaderString({ payload, secret });
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/v1.0/payments/webhook',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload,
    });
    return statusCode;
  };
  try {
    expect([await statusWith(former), await statusWith(next)]).toEqual([200, 400]);

    write('webhooks', `${next}\n${former}\n`);
    expect([await statusWith(former), await statusWith(next)]).toEqual([200, 200]);

    write('webhooks', `${next}\n`);
    expect([await statusWith(former), await statusWith(next)]).toEqual([400, 200]);

    // Gone by mistake: what was known goes on.
    rmSync(join(folder, 'webhooks'));
    expect(await statusWith(next)).toBe(200);
  } finally {
    await app.close();
  }
});

test('a password in a file stands for those of all URLs', () => {
  const config = readConfig({
    DATABASE_URL: 'postgres://freely:one@db/freely',
    DATABASE_REPLICA_URLS: 'postgres://freely@replica/freely',
    DATABASE_PASSWORD_FILE: write('password', 'a/b@c'),
  });

  expect(config.database).toMatchObject({
    url: 'postgres://freely:a%2Fb%40c@db/freely',
    directUrl: 'postgres://freely:a%2Fb%40c@db/freely',
  });
  expect(config.replicas.urls).toEqual(['postgres://freely:a%2Fb%40c@replica/freely']);
});

test.each(['DATABASE_PASSWORD_FILE', 'STRIPE_WEBHOOK_SECRET_FILE'])(
  'a start says that %s cannot be read',
  (name) => {
    for (const path of [join(folder, 'missing'), write('empty', '\n')]) {
      expect(() => readConfig({ [name]: path })).toThrow(
        new ConfigError(`${name} names a file that cannot be read, or is empty.`),
      );
    }
  },
);
