import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { startEmbeddedDatabase } from './embedded-database.ts';

let dataDir = '';

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'freely-embedded-'));
  chmodSync(dataDir, 0o711);
});

afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

test('keeps its data after a restart, and has the extensions that search needs', async () => {
  const first = await startEmbeddedDatabase({ dataDir, durable: false });
  await query(first.url, 'create extension btree_gist; create extension pg_trgm');
  await query(first.url, 'create table marks as select 7 as mark');
  await first.stop();

  const second = await startEmbeddedDatabase({ dataDir, durable: false });
  const rows = await query(second.url, 'select mark from marks');
  await second.stop();

  expect(rows).toEqual([{ mark: 7 }]);
});

test('refuses a second start on the same data while the first is running', async () => {
  const first = await startEmbeddedDatabase({ dataDir, durable: false });

  await expect(startEmbeddedDatabase({ dataDir, durable: false })).rejects.toThrow(
    'is in use by another start of this checkout',
  );
  await first.stop();
});

test('replaces a server whose starting process is gone', async () => {
  const crashed = await startEmbeddedDatabase({ dataDir, durable: false });
  await query(crashed.url, 'create table marks as select 7 as mark');
  // No process has this id, as after a kill without a clean-up.
  writeFileSync(join(dataDir, 'launcher.pid'), '2147483647');

  const next = await startEmbeddedDatabase({ dataDir, durable: false });
  const rows = await query(next.url, 'select mark from marks');
  await next.stop();

  expect(rows).toEqual([{ mark: 7 }]);
  await crashed.stop();
});
