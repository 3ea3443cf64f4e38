import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { createEmptyDatabase, startTestCluster } from '../test-database.ts';
import { fillMarket } from './bench-market.ts';
import { migrateAt } from './bench-services.ts';

let cluster: Awaited<ReturnType<typeof startTestCluster>>;
beforeAll(async () => {
  cluster = await startTestCluster();
}, 120_000);
afterAll(() => cluster.stop());

test('the market of the benchmarks fits the schema, and its practitioners are found', async () => {
  const { url } = await createEmptyDatabase();
  await migrateAt(url);
  await fillMarket(url, 60);

  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    'select count(*)::int as count from live_practitioners union all select count(*)::int from bookings',
  );
  await client.end();
  expect(rows[0].count).toBe(60);
  expect(rows[1].count).toBeGreaterThan(60);
}, 120_000);
