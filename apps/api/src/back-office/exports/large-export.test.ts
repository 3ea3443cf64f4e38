import { execFile } from 'node:child_process';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { TestUser } from '../../../test/support/make-users.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';

const run = promisify(execFile);
const rows = 50_000;
let api: TestApi;
let as: TestUser;
let url: string;
beforeAll(async () => {
  api = await startTestApi();
  as = await api.makeAdmin();
  // In batches, because of the statement timeout.
  for (let from = 0; from < rows; from += 5000) {
    await sql`with made as (
        insert into users (email, password_hash, first_name, last_name)
        select 'bulk-' || i || '@freely.example', '-', 'Bulk ' || md5(i::text), md5('a' || i)
        from generate_series(${from + 1}::int, ${from + 5000}::int) i returning id)
      insert into user_roles select id, 'customer' from made`.execute(api.db);
  }
  await sql`analyze`.execute(api.db);
  await api.app.listen({ port: 0, host: 'localhost' });
  const { port } = api.app.server.address() as AddressInfo;
  url = `http://localhost:${port}${api.deps.config.basePath}/dashboard/admin/getCustomers`;
});
afterAll(async () => {
  api.app.server.closeAllConnections();
  await api.close();
});

test('streaming 50,000 rows takes less than 150 MB more memory than an idle process', async () => {
  const { stdout } = await run(
    process.execPath,
    [
      join(import.meta.dirname, '../../../test/support/measure-export.ts'),
      '/dashboard/admin/getCustomers',
      as.token,
    ],
    { env: { ...process.env, DATABASE_URL: api.deps.config.database.url, MALLOC_ARENA_MAX: '1' } },
  );
  const measured = JSON.parse(stdout);

  expect(measured.status).toBe(200);
  expect(measured.bytes).toBeGreaterThan(rows * 40);
  expect(measured.grown).toBeLessThan(150 * 1024 * 1024);
});

/** The connections that hold a cursor, and those that hold a transaction. */
async function openConnections(): Promise<{ cursors: number; transactions: number }> {
  const { rows: found } = await sql<{ cursors: number; transactions: number }>`
    select count(*) filter (where query like 'fetch forward%') as cursors,
      count(*) filter (where state like 'idle in transaction%' or backend_xmin is not null
        and pid <> pg_backend_pid()) as transactions
    from pg_stat_activity where datname = current_database()`.execute(api.db);

  return found[0]!;
}

/** Starts a download and stops reading after its beginning. */
async function beginDownload() {
  const request = get(url, { headers: { authorization: `Bearer ${as.token}` } });
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    request.once('response', resolve).once('error', reject),
  );
  expect(response.statusCode).toBe(200);
  response.once('data', () => response.pause());
  await new Promise((resolve) => response.once('pause', resolve));

  return { request, response };
}

async function waitUntil(condition: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 15_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('The condition was not met in time');
    await pause(25);
  }
}

test('a client that stops reading holds only a cursor, without a transaction', async () => {
  const { request } = await beginDownload();

  // While rows are fetched there is a transaction too, but not once the client stops reading.
  await waitUntil(async () => {
    const { cursors, transactions } = await openConnections();
    return cursors === 1 && transactions === 0;
  });

  request.destroy();
  await waitUntil(async () => (await openConnections()).cursors === 0);
});

test('a client that disconnects frees its cursor and its slot in the semaphore', async () => {
  for (let time = 0; time < 2; time += 1) (await beginDownload()).request.destroy();
  await waitUntil(async () => (await openConnections()).cursors === 0);
  const open = [await beginDownload(), await beginDownload(), await beginDownload()];

  const refused = await fetch(url, { headers: { authorization: `Bearer ${as.token}` } });
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('5');

  for (const { request } of open) request.destroy();
  await waitUntil(async () => (await openConnections()).cursors === 0);
  const response = await fetch(url, { headers: { authorization: `Bearer ${as.token}` } });
  expect(response.status).toBe(200);
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(rows * 40);
});
