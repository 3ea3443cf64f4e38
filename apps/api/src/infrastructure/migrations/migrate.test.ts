import { createTestDatabase, type TestDatabase } from '@freely/tools/test-database';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { migrate, noTransactionMarker, readMigrations } from './migrate.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ version: 'empty', prepare: async () => {} });
});
afterAll(() => database.drop());

async function query<Row>(text: string): Promise<Row[]> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

test('when four processes start at once, each file is applied once', async () => {
  const lines: string[] = [];

  await Promise.all([1, 2, 3, 4].map(() => migrate(database.url, (line) => lines.push(line))));

  const names = readMigrations().migrations.map(({ name }) => name);
  expect(lines).toEqual(names.map((name) => `Applied ${name}`));
  const applied = await query<{ name: string }>('select name from schema_migrations order by name');
  expect(applied.map(({ name }) => name)).toEqual(names);
});

test('a file that was changed after it was applied prevents the start', async () => {
  await query("update schema_migrations set hash = 'another' where name like '0002%'");

  await expect(migrate(database.url)).rejects.toThrow(
    '0002-bookings.sql was changed after it was applied to this database.',
  );
});

test('an index can be created outside a transaction while other processes wait to start', async () => {
  const empty = await createTestDatabase({ version: 'empty', prepare: async () => {} });
  const migrations = [
    { name: '0001-a.sql', hash: 'a', sql: 'create table a (id int, other int)' },
    {
      name: '0002-index.sql',
      hash: 'b',
      sql: `${noTransactionMarker}\ncreate index concurrently if not exists a_by_id on a (id)`,
    },
  ];
  const lines: string[] = [];

  await Promise.all(
    [1, 2, 3].map(() => migrate(empty.url, (line) => lines.push(line), { migrations })),
  );

  expect(lines).toEqual(['Applied 0001-a.sql', 'Applied 0002-index.sql']);
  await empty.drop();
});
