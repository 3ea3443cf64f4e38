import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { createTestDatabase, startTestCluster, type TestCluster } from './test-database.ts';

let cluster: TestCluster;

beforeAll(async () => {
  cluster = await startTestCluster();
});

afterAll(() => cluster.stop());

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

test('prepares a template once, and creates a separate database for each caller', async () => {
  let prepared = 0;
  const template = {
    version: `test_${process.pid}`,
    prepare: async (url: string) => {
      prepared += 1;
      await query(url, 'create table people (name text)');
    },
  };

  const databases = await Promise.all([1, 2, 3].map(() => createTestDatabase(template)));
  const [first, second] = databases;
  await query(first!.url, "insert into people values ('ada')");

  expect(prepared).toBe(1);
  expect(await query(first!.url, 'select * from people')).toHaveLength(1);
  expect(await query(second!.url, 'select * from people')).toHaveLength(0);
  await Promise.all(databases.map((database) => database.drop()));
});
