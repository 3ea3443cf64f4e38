// Real streaming replication: what may be read where, and what happens when the replica lags or is gone.
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { resumeReplay } from '../../../test/support/resume-replay.ts';
import {
  type ReplicatedDatabase,
  startReplicatedDatabase,
} from '../../../test/support/start-replicated-database.ts';
import { connect, type Db } from '../database/index.ts';
import { openReplicas, type Replicas } from './open-replicas.ts';
import { readWrittenPosition } from './positions.ts';

const maxStalenessMs = 2_000;

let database: ReplicatedDatabase;
let primary: Db;
let replica: Db;
let replicas: Replicas;
beforeAll(async () => {
  database = await startReplicatedDatabase(async (url) => {
    const db = connect({ url, poolSize: 1 });
    await sql`create table notes (text text)`.execute(db);
    await db.destroy();
  });
  primary = connect({ url: database.url, poolSize: 3 });
  replica = connect({ url: database.replicaUrl, poolSize: 1 });
  replicas = open();
}, 120_000);
afterEach(async () => {
  await resumeReplay(replica);
  await until(async () => (await source()) === 'replica');
});
afterAll(async () => {
  await replicas.stop();
  await replica.destroy();
  await primary.destroy();
  await database.close();
});

const open = () =>
  openReplicas(primary, {
    urls: [database.replicaUrl],
    poolSize: 3,
    isShared: false,
    maxStalenessMs,
  });

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 30_000;
  while (!(await isTrue())) {
    if (performance.now() > deadline) throw new Error('Timed out');
    await pause(20);
  }
}

/** Which server answers a read. */
const source = (since?: () => Promise<number | null>) =>
  replicas.read({
    ...(since ? { since } : {}),
    work: async (db) => {
      const { rows } = await sql<{ it: boolean }>`select pg_is_in_recovery() as it`.execute(db);
      return rows[0]?.it ? 'replica' : 'primary';
    },
  });

const write = (text: string) => sql`insert into notes values (${text})`.execute(primary);
const notes = () =>
  replicas.read({
    work: async (db) => {
      const { rows } = await sql<{ text: string }>`select text from notes`.execute(db);
      return rows.map(({ text }) => text);
    },
  });
const pauseReplay = () => sql`select pg_wal_replay_pause()`.execute(replica);

test('who asks while somebody else does gets the same answer, not that it was not reached yet', async () => {
  const opened = open();
  const states = await Promise.all([opened.states(), opened.states()]);
  await opened.stop();

  expect(states.map(([state]) => state?.problem)).toEqual([null, null]);
});

test('reads go to the replica once it shows all that was there when the process started', async () => {
  await pauseReplay();
  await write('before the start');
  const fresh = open();
  // Time enough for measurements, and less than the staleness that is allowed.
  for (let turn = 0; turn < 3; turn += 1) await fresh.states();
  const first = await fresh.read({ work: async (db) => db === primary });
  await fresh.stop();

  expect(first).toBe(true);
});

test('what a session has written is read from the primary until the replica shows it', async () => {
  await pauseReplay();
  await write('mine');
  const written = await readWrittenPosition(primary);

  expect(await source(async () => written)).toBe('primary');
  expect(await source()).toBe('replica');

  await resumeReplay(replica);
  await until(async () => (await source(async () => written)) === 'replica');
  expect(await notes()).toContain('mine');
});

test('a replica that lags serves nobody after two seconds, and its staleness is told', async () => {
  await pauseReplay();
  await write('seen late');
  const writtenAt = performance.now();
  // Whenever the note is not seen, it was written less than two seconds before the read.
  for (;;) {
    const readAt = performance.now();
    if ((await notes()).includes('seen late')) break;
    expect(readAt - writtenAt).toBeLessThan(maxStalenessMs);
    await pause(20);
  }

  await until(async () => ((await replicas.states())[0]?.stalenessSeconds ?? 0) > 3);
  expect(await source()).toBe('primary');
  expect(await replicas.states()).toEqual([
    {
      name: new URL(database.replicaUrl).host,
      problem: null,
      stalenessSeconds: expect.any(Number),
    },
  ]);
});

test('an idle replica stays fresh', async () => {
  await pause(maxStalenessMs * 1.5);

  // On a busy machine it may have just lagged: it stays fresh from then on, although nobody writes.
  await until(async () => (await source()) === 'replica');
});

test('a replica that is stopped costs no read, and is used again when it is back', async () => {
  let reads = 0;
  let isOver = false;
  const reader = (async () => {
    while (!isOver) {
      await notes();
      reads += 1;
      await pause(2);
    }
  })();
  const someReads = async () => {
    const before = reads;
    await until(async () => reads >= before + 10);
  };

  await replica.destroy();
  await database.stopReplica();
  await until(async () => (await replicas.states())[0]?.problem !== null);
  expect(await source()).toBe('primary');
  await someReads();
  await database.startReplica();
  replica = connect({ url: database.replicaUrl, poolSize: 1 });
  await until(async () => (await source()) === 'replica');
  await someReads();
  isOver = true;

  // A read that failed rejects here.
  await reader;
});

test('a read that waits for a replica which has frozen is answered by the primary', async () => {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity`.execute(replica);
  const pids = [database.replicaPid(), ...rows.map(({ pid }) => pid)];
  const frozen = Promise.withResolvers<void>();
  const read = replicas.read({
    work: async (db) => {
      await frozen.promise;
      await sql`select 1`.execute(db);
      return db === primary;
    },
  });

  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  frozen.resolve();
  const isPrimary = await read.finally(() => {
    for (const pid of pids) process.kill(pid, 'SIGCONT');
  });

  expect(isPrimary).toBe(true);
});

test('an error that is no fault of a database is not tried twice', async () => {
  let runs = 0;
  const work = async () => {
    runs += 1;
    throw new Error('not found');
  };

  await expect(replicas.read({ work })).rejects.toThrow('not found');
  expect(runs).toBe(1);
});

test('a statement that only the replica refuses is answered by the primary, and counted', async () => {
  const before = replicas.counts.get('primary') ?? 0;
  const isPrimary = await replicas.read({
    work: async (db) => {
      await sql`create temporary table if not exists proof (x int)`.execute(db);
      return db === primary;
    },
  });

  expect(isPrimary).toBe(true);
  expect(replicas.counts.get('primary')).toBe(before + 1);
});
