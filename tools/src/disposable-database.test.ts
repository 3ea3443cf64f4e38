import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { startDisposableDatabase } from './disposable-database.ts';
import { sharedMemory } from './shared-memory.ts';

const parent = sharedMemory() ?? tmpdir();
const folders = () => readdirSync(parent).filter((name) => name.startsWith('freely-database-'));
const own = () => folders().filter((name) => name.startsWith(`freely-database-${process.pid}-`));
// No process has an id above 2²².
const abandoned = 'freely-database-4194305-aaaaaa';
afterAll(() => rmSync(join(parent, abandoned), { recursive: true, force: true }));

test('it takes no memory after its end, and removes what a killed run has left', async () => {
  mkdirSync(join(parent, abandoned), { recursive: true });
  const before = own();

  const first = await startDisposableDatabase();
  expect(own()).toHaveLength(before.length + 1);
  expect(folders()).not.toContain(abandoned);

  // Another one that is running is left alone.
  const second = await startDisposableDatabase();
  const client = new Client({ connectionString: first.url });
  await client.connect();
  await client.query('select 1');
  await client.end();
  await second.stop();
  await first.stop();
  expect(own()).toEqual(before);
});
