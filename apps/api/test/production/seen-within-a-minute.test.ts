// What stands still is seen within a minute by whoever looks: in metric, health and status screen, of a process
// that is none of those that fail.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { adminStatus, type MarketStatus, type PartName } from '@freely/api-client/contract';
import { type Sandbox, startSandbox } from '@freely/sandbox';
import { freePort } from '@freely/tools/free-port';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { readConfig } from '../../src/config.ts';
import { connect, type Db } from '../../src/infrastructure/database/index.ts';
import { migrate } from '../../src/infrastructure/migrations/index.ts';
import { makeStripe } from '../../src/infrastructure/payments/index.ts';
import { makeAdmin, type TestUser } from '../support/make-users.ts';
import { resumeReplay } from '../support/resume-replay.ts';
import { startRelay } from '../support/start-relay.ts';
import {
  type ReplicatedDatabase,
  startReplicatedDatabase,
} from '../support/start-replicated-database.ts';

const main = join(import.meta.dirname, '../../src/main.ts');

let database: ReplicatedDatabase;
let db: Db;
let replica: Db;
let sandbox: Sandbox;
let mail: Awaited<ReturnType<typeof startRelay>>;
let admin: TestUser;
/** The process that is asked by the test. */
let observer: { port: number; metricsPort: number };
let worker: ChildProcess;
const children: ChildProcess[] = [];

beforeAll(async () => {
  database = await startReplicatedDatabase((url) => migrate(url));
  db = connect({ url: database.url, poolSize: 2 });
  replica = connect({ url: database.replicaUrl, poolSize: 1 });
  sandbox = await startSandbox({ stripePort: 0, inboxPort: 0, smtpPort: 0 });
  const { hostname, port } = new URL(sandbox.smtpUrl);
  mail = await startRelay({ host: hostname, port: Number(port) });
  const api = await start('api');
  // Only now: what is sealed in a database says which key is right, and a test's second factor is not.
  admin = await makeAdmin(db);
  sandbox.sendWebhooksTo(`http://localhost:${api.port}/api/v1.0/payments/webhook`);
  observer = api;
  worker = (await start('worker')).child;
}, 120_000);

afterAll(async () => {
  for (const child of children) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  await Promise.all([mail.close(), sandbox.stop(), db.destroy(), replica.destroy()]);
  await database.close();
});

/** @param command what starts Node; it has to become its process */
async function start(
  role: 'api' | 'worker',
  environment: Record<string, string> = {},
  command: readonly string[] = [],
) {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const [program = process.execPath, ...args] = [...command, process.execPath, main];
  const child = spawn(program, args, {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      ROLE: role,
      API_PORT: String(port),
      METRICS_PORT: String(metricsPort),
      DATABASE_URL: database.url,
      DATABASE_REPLICA_URLS: database.replicaUrl,
      DATABASE_POOL: '5',
      STRIPE_API_URL: sandbox.stripeUrl,
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let output = '';
  let isOver = false;
  child.once('close', () => {
    isOver = true;
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      output += data;
    });
  }
  while (!/listens on|worker is running/.test(output) && !isOver) await pause(50);

  return { child, port, metricsPort, output };
}

/** Where somebody looks, and which parts they see fail. */
const views: Record<'metric' | 'health' | 'status', () => Promise<string[]>> = {
  metric: async () => {
    const response = await fetch(`http://127.0.0.1:${observer.metricsPort}/metrics`);
    const found = (await response.text()).matchAll(/^freely_part_problem\{part="(\w+)"\} 1$/gm);
    return [...found].map(([, part = '']) => part);
  },
  health: async () => {
    const response = await fetch(`http://localhost:${observer.port}/health/parts`);
    const { parts } = (await response.json()) as { parts: Record<string, string> };
    return Object.keys(parts).filter((part) => parts[part] === 'fails');
  },
  status: async () => (await readStatus()).flatMap((part) => (part.problem ? [part.name] : [])),
};

async function readStatus(): Promise<MarketStatus['parts']> {
  const response = await fetch(`http://localhost:${observer.port}/api/v1.0${adminStatus.path}`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });

  return ((await response.json()) as MarketStatus).parts;
}

/** How many seconds it takes until each part is seen everywhere; fails after a minute. */
async function secondsUntilSeen(parts: readonly PartName[], since = performance.now()) {
  const seconds: Partial<Record<string, number>> = {};
  const wanted = parts.flatMap((part) => Object.keys(views).map((view) => `${part} in ${view}`));
  while (wanted.some((each) => seconds[each] === undefined)) {
    const after = (performance.now() - since) / 1000;
    if (after > 60) throw new Error(`Not seen: ${wanted.filter((each) => !(each in seconds))}`);
    for (const [view, read] of Object.entries(views)) {
      for (const part of await read()) seconds[`${part} in ${view}`] ??= after;
    }
    await pause(250);
  }

  return seconds;
}

async function untilWell(parts: readonly PartName[]): Promise<void> {
  const deadline = performance.now() + 60_000;
  for (;;) {
    const failing = (await views.status()).filter((name) => parts.includes(name as PartName));
    if (failing.length === 0) return;
    if (performance.now() > deadline) throw new Error(`Still failing: ${failing}`);
    await pause(250);
  }
}

/** As a customer's browser does, without a booking. */
async function payWithoutBooking(): Promise<void> {
  const stripe = makeStripe({
    ...readConfig({ NODE_ENV: 'test' }).stripe,
    apiUrl: sandbox.stripeUrl,
  });
  const { id } = await stripe.paymentIntents.create({ amount: 5000, currency: 'gbp' });
  await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
}

test('mail, worker, webhooks, key and replica: each that fails is seen within a minute', async () => {
  await payWithoutBooking();
  const all: PartName[] = [
    'worker',
    'processes',
    'key',
    'mail',
    'payments',
    'webhooks',
    'replicas',
  ];
  await untilWell(all);
  // Longer than an event may take, and than it takes until each was tried: what arrives is not called lost.
  const { rows } = await sql<{ at: Date }>`select now() as at`.execute(db);
  const [now] = rows;
  while ((await triedSince(now?.at)) < 3) await pause(250);
  expect(await views.status()).toEqual([]);

  const since = performance.now();
  await mail.close();
  sandbox.sendWebhooksTo('http://localhost:9/nobody');
  await payWithoutBooking();
  worker.kill('SIGKILL');
  await sql`select pg_wal_replay_pause()`.execute(replica);
  const refused = await start('api', { DATA_KEY: randomBytes(32).toString('base64') });
  expect([refused.child.exitCode, refused.output]).toEqual([
    1,
    expect.stringContaining('DATA_KEY'),
  ]);

  await secondsUntilSeen(['mail', 'webhooks', 'worker', 'processes', 'replicas', 'key'], since);
  const problems = Object.fromEntries(
    (await readStatus()).map(({ name, problem }) => [name, problem]),
  );
  expect(problems).toMatchObject({
    mail: 'the mail server cannot be used (ESOCKET)',
    payments: null,
    webhooks: expect.stringMatching(/^\d events of the last ten minutes were not sent to us/),
    worker: expect.stringMatching(/^no worker was heard of for \d\d seconds$/),
    processes: expect.stringMatching(/^worker \S+ was heard of \d\d seconds ago$/),
    key: expect.stringMatching(/^api \S+ was started with another DATA_KEY/),
    files: null,
    disk: null,
  });

  await mail.open();
  await resumeReplay(replica);
  await start('worker');
  await untilWell(['mail', 'worker', 'replicas']);
}, 240_000);

/** How many parts were tried. */
async function triedSince(at: Date | undefined): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from part_trials
    where tried_at > ${at}::timestamptz + interval '16 seconds'`.execute(db);

  return rows[0]?.count ?? 0;
}

// A disk of its own, which ends with the process, is only for root, and not in every container.
const canMount = spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'none', '/mnt']).status;

(canMount === 0 ? test : test.skip)(
  'a full disk is seen within a minute, whichever process has it',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'freely-disk-'));
    const mount = 'mount -t tmpfs -o size=4m freely "$0" && exec "$@"';
    const { child } = await start('api', { WATCHED_FOLDERS: folder }, [
      ...['unshare', '--mount', '--propagation', 'private', 'sh', '-c', mount, folder],
    ]);
    await untilWell(['disk']);

    const since = performance.now();
    const inside = `/proc/${child.pid}/root${folder}/log`;
    expect(() => writeFileSync(inside, Buffer.alloc(8_000_000))).toThrow('ENOSPC');

    await secondsUntilSeen(['disk'], since);
    expect((await readStatus()).find(({ name }) => name === 'disk')?.problem).toMatch(
      /^api \S+: \S+ has 0 % left$/,
    );
    rmSync(inside);
    await untilWell(['disk']);
    rmSync(folder, { recursive: true });
  },
  180_000,
);
