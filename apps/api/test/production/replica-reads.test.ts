// Two API processes with a streaming replica: a session sees what it has changed, wherever it is served.
import {
  changePractitionerProfile,
  practitionerInfo,
  searchPractitioners,
} from '@freely/api-client/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { buildApp } from '../../src/app.ts';
import { openMeasures, readParts } from '../../src/back-office/operations/index.ts';
import { readConfig } from '../../src/config.ts';
import { connect, type Db } from '../../src/infrastructure/database/index.ts';
import { prometheusText } from '../../src/infrastructure/metrics/index.ts';
import { migrate } from '../../src/infrastructure/migrations/index.ts';
import { closeDeps, openDeps } from '../../src/open-deps.ts';
import { makePractitioner, type TestPractitioner } from '../support/make-practitioner.ts';
import type { TestUser } from '../support/make-users.ts';
import { resumeReplay } from '../support/resume-replay.ts';
import {
  type ReplicatedDatabase,
  startReplicatedDatabase,
} from '../support/start-replicated-database.ts';
import { urlOf } from '../support/start-test-api.ts';

let database: ReplicatedDatabase;
let replica: Db;
let first: Awaited<ReturnType<typeof startApi>>;
let second: Awaited<ReturnType<typeof startApi>>;
let practitioner: TestPractitioner;
beforeAll(async () => {
  database = await startReplicatedDatabase((url) => migrate(url));
  replica = connect({ url: database.replicaUrl, poolSize: 1 });
  [first, second] = [await startApi(), await startApi()];
  practitioner = await makePractitioner(first.deps.db, {});
}, 120_000);
afterAll(async () => {
  await resumeReplay(replica);
  await replica.destroy();
  for (const { app, deps } of [first, second]) {
    await app.close();
    await closeDeps(deps);
  }
  await database.close();
});

async function startApi() {
  const { url, replicaUrl } = database;
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    ROLE: 'api',
    DATABASE_URL: url,
    DATABASE_REPLICA_URLS: replicaUrl,
    // Generous: nobody may be sent to the primary because the test is slow.
    DATABASE_STALENESS_SECONDS: '20',
  });
  const deps = await openDeps(config, () => {});

  return { deps, app: await buildApp(deps) };
}

const readBio = async ({ app }: typeof first, as?: TestUser) => {
  const response = await app.inject({
    url: `/api/v1.0${urlOf(practitionerInfo, { params: { id: String(practitioner.id) } })}`,
    headers: as ? { authorization: `Bearer ${as.token}` } : {},
  });

  return response.json<{ bio: string }>().bio;
};

/** Whether the replica has answered a call. */
async function isByReplica({ deps }: typeof first, call: () => Promise<unknown>) {
  const count = () => deps.replicas.counts.get(new URL(database.replicaUrl).host) ?? 0;
  const before = count();
  await call();

  return count() > before;
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 30_000;
  while (!(await isTrue())) {
    if (performance.now() > deadline) throw new Error('Timed out');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const changeBio = ({ app }: typeof first, bio: string) =>
  app.inject({
    method: changePractitionerProfile.method,
    url: `/api/v1.0${changePractitionerProfile.path}`,
    headers: { authorization: `Bearer ${practitioner.token}` },
    payload: { bio },
  });

test('who changes something sees it at once in every process, others when the replica shows it', async () => {
  const former = 'Ten years of calm hands.';
  for (const each of [first, second]) {
    await until(() => isByReplica(each, () => readBio(each)));
    expect(await readBio(each)).toBe(former);
  }
  await sql`select pg_wal_replay_pause()`.execute(replica);

  expect((await changeBio(first, 'Now with oils.')).statusCode).toBe(200);

  expect(await readBio(first, practitioner)).toBe('Now with oils.');
  expect(await readBio(second, practitioner)).toBe('Now with oils.');
  expect(await readBio(second)).toBe(former);

  await resumeReplay(replica);
  await until(async () => (await readBio(second)) === 'Now with oils.');
});

test('a search is answered by the replica', async () => {
  const url = `/api/v1.0${urlOf(searchPractitioners, {
    query: { lat: 51.5, lon: -0.12, 'services[]': [], radius: 5 },
  })}`;

  await until(() => isByReplica(first, () => first.app.inject({ url })));
});

test('a replica that lags, and one that is gone, are seen in metric, health and status', async () => {
  const host = new URL(database.replicaUrl).host;
  const part = async () =>
    (await readParts(first.deps)).find(({ name }) => name === 'replicas')?.problem;
  await until(async () => (await part()) === null);

  await sql`select pg_wal_replay_pause()`.execute(replica);
  await changeBio(first, 'Seen late.');
  await until(async () => /is 1\d seconds behind/.test((await part()) ?? ''));
  expect(prometheusText(await openMeasures(first.deps)())).toMatch(
    new RegExp(`^freely_replica_staleness_seconds\\{replica="${host}"\\} 1\\d`, 'm'),
  );
  await resumeReplay(replica);
  await until(async () => (await part()) === null);

  await database.stopReplica();
  await until(async () => ((await part()) ?? '').includes('cannot be read'));
  expect((await first.app.inject('/health/parts')).json()).toMatchObject({ message: 'degraded' });
  expect(await readBio(first)).toBe('Seen late.');
  await database.startReplica();
  await until(async () => (await part()) === null);
});
