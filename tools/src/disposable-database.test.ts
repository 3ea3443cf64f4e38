import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { startDisposableDatabase } from './disposable-database.ts';
import { readPid } from './postgres/previous-server.ts';
import { sharedMemory } from './shared-memory.ts';

const parent = sharedMemory() ?? tmpdir();
const folders = () => readdirSync(parent).filter((name) => name.startsWith('freely-database-'));
const abandoned = `freely-database-abandoned-${process.pid}`;
afterAll(() => rmSync(join(parent, abandoned), { recursive: true, force: true }));

test('it takes no memory after its end, and removes what a killed run has left', async () => {
  mkdirSync(join(parent, abandoned));
  // No process has an id above 2²².
  writeFileSync(join(parent, abandoned, 'launcher.pid'), '4194305');
  const before = folders();

  const first = await startDisposableDatabase();
  // Others may be started at the same moment, as that of the browser tests is.
  const own = folders().filter(
    (name) => !before.includes(name) && readPid(join(parent, name, 'launcher.pid')) === process.pid,
  );
  const second = await startDisposableDatabase();

  expect(own).toHaveLength(1);
  expect(folders()).not.toContain(abandoned);
  // Another one that is running is left alone.
  const client = new Client({ connectionString: first.url });
  await client.connect();
  await client.query('select 1');
  await client.end();
  await second.stop();
  await first.stop();
  expect(folders()).not.toContain(own[0]);
});
