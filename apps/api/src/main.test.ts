import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '@freely/tools/free-port';
import { createTestDatabase, type TestDatabase } from '@freely/tools/test-database';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { connect } from './infrastructure/database/index.ts';

let database: TestDatabase;
const children: ChildProcess[] = [];
beforeAll(async () => {
  database = await createTestDatabase({ version: 'empty', prepare: async () => {} });
});
afterAll(async () => {
  // Also when a test failed halfway.
  for (const child of children) child.kill('SIGKILL');
  await database.drop();
});

function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'silent', ROLE: 'api', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const output: string[] = [];
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => output.push(line));
  createInterface({ input: child.stderr }).on('line', (line) => output.push(line));

  return {
    child,
    output,
    listening: () =>
      new Promise<void>((resolve, reject) => {
        lines.on('line', (line) => line.includes('listens on') && resolve());
        child.once('exit', () => reject(new Error(output.join('\n'))));
      }),
  };
}

async function exitCode(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null) await once(child, 'close');

  return child.exitCode;
}

test('a start migrates and listens; a second one on its port prints one line; SIGTERM ends it', async () => {
  const environment = { DATABASE_URL: database.url, API_PORT: String(await freePort()) };
  const first = start(environment);
  await first.listening();

  const ready = await fetch(`http://localhost:${environment.API_PORT}/health/ready`);
  const second = start(environment);

  expect(ready.status).toBe(200);
  expect(await exitCode(second.child)).toBe(1);
  expect(second.output).toEqual([
    `Port ${environment.API_PORT} is already in use. Stop the other program, or set API_PORT.`,
  ]);
  first.child.kill('SIGTERM');
  expect(await exitCode(first.child)).toBe(0);
});

test('a call that takes longer than five seconds is answered by a process that is told to stop', async () => {
  const environment = { DATABASE_URL: database.url, API_PORT: String(await freePort()) };
  const { child, listening } = start(environment);
  await listening();
  const db = connect({ url: database.url, poolSize: 1 });
  try {
    const call = await db.transaction().execute(async (trx) => {
      await sql`lock table users in access exclusive mode`.execute(trx);
      const waiting = fetch(`http://localhost:${environment.API_PORT}/api/v1.0/auth/user/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'nobody@people.example', password: 'Some words 7' }),
      });
      const isWaiting = sql<{ isWaiting: boolean }>`
        select exists (select from pg_locks where not granted) as "isWaiting"`;
      while (!(await isWaiting.execute(trx)).rows[0]?.isWaiting) {
        await sql`select pg_sleep(0.02)`.execute(trx);
      }
      child.kill('SIGTERM');
      await sql`select pg_sleep(6)`.execute(trx);

      return { waiting };
    });

    expect((await call.waiting).status).toBe(401);
    expect(await exitCode(child)).toBe(0);
  } finally {
    await db.destroy();
  }
});

test('an unreachable database is reported in one line', async () => {
  const { child, output } = start({
    DATABASE_URL: `postgres://freely@127.0.0.1:${await freePort()}/freely`,
  });

  expect(await exitCode(child)).toBe(1);
  expect(output).toEqual(['The database cannot be reached. Check DATABASE_URL.']);
});

test('production without its variables stops, and names the first one', async () => {
  const { child, output } = start({ NODE_ENV: 'production', DATABASE_URL: '' });

  expect(await exitCode(child)).toBe(1);
  expect(output).toEqual(['API_URL is not set: production needs it.']);
});
