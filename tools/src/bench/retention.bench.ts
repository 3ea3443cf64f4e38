// What it costs to keep a log no longer than it may be: rows that are deleted, or a month that is dropped whole.
import { join } from 'node:path';
import { Client } from 'pg';
import { startEmbeddedDatabase } from '../embedded-database.ts';
import { dataFolder } from '../product/data-folder.ts';
import { migrateAt } from './bench-services.ts';
import { onCluster } from './on-cluster.ts';
import { quantile } from './quantile.ts';
import type { BenchContext, BenchSuite } from './suite.ts';

const months = 38;
const rowsOfAMonth = 20_000;
const columns = 'day, location_type, lat_cell, lon_cell, area, town, found';
/** As `purge-expired` does it. */
const batch = 2_000;

const suite: BenchSuite = {
  name: 'retention',
  about:
    'two expired months of searches that are deleted, and the same as partitions that are dropped',
  run: async (context) => {
    const client = await openLog(context);
    const plain = await measure(client, 'search_log', () => deleteExpired(client));
    const partitioned = await measure(client, 'searches_by_month', () => dropExpired(client));
    const perHour = (20_000 / plain.purgeMs) * 2 * rowsOfAMonth;

    return [
      {
        title: 'Two of 38 months of searches expire',
        columns: ['', 'purge ms', 'insert p50 ms', 'a day p50 ms', 'MB before', 'MB after'],
        rows: [
          ['one table', ...cells(plain)],
          ['a partition for each month', ...cells(partitioned)],
        ],
        note:
          `${rowsOfAMonth.toLocaleString('en-GB')} rows a month. At this speed the purge of an hour, which ` +
          `ends after 20 seconds, deletes ${Math.round(perHour / 1000).toLocaleString('en-GB')} thousand rows.`,
      },
    ];
  },
};
export default suite;

interface Measured {
  purgeMs: number;
  insertMs: number;
  readMs: number;
  before: number;
  after: number;
}

const cells = ({ purgeMs, insertMs, readMs, before, after }: Measured) => [
  purgeMs.toFixed(0),
  insertMs.toFixed(2),
  readMs.toFixed(2),
  before.toFixed(0),
  after.toFixed(0),
];

/** Both tables with the same rows, on a PostgreSQL that writes to disk as in production. */
async function openLog(context: BenchContext): Promise<Client> {
  const database = await startEmbeddedDatabase({ dataDir: join(dataFolder(), 'bench-retention') });
  context.onEnd(() => database.stop());
  const url = new URL(database.url);
  url.pathname = '/retention';
  await onCluster(url, async (admin) => {
    await admin.query('drop database if exists retention with (force)');
    await admin.query('create database retention');
  });
  await migrateAt(url.href);
  const client = new Client({ connectionString: url.href });
  await client.connect();
  context.onEnd(() => client.end());
  context.log(`Filling two logs with ${(months * rowsOfAMonth).toLocaleString('en-GB')} rows each`);
  await client.query(`create table searches_by_month (like search_log including defaults including
    constraints including identity) partition by range (day);
    alter table searches_by_month add primary key (day, id)`);
  for (let ago = 0; ago <= months; ago += 1) {
    await client.query(`do $$ begin execute format(
      'create table searches_${ago} partition of searches_by_month for values from (%L) to (%L)',
      ${monthsAgo(ago)}, ${monthsAgo(ago - 1)}); end $$`);
  }
  for (const table of ['search_log', 'searches_by_month']) {
    await client.query(`insert into ${table} (${columns})
      select (${monthsAgo(months - 1)} + make_interval(days => (n % (30 * ${months}))::int))::date, 'idm',
        n % 300, n % 200, 'LS' || n % 20, 'Leeds', n % 40
      from generate_series(1, ${months * rowsOfAMonth}) n order by n % (30 * ${months})`);
    await client.query(`vacuum analyze ${table}`);
  }

  return client;
}

const monthsAgo = (ago: number) => `(date_trunc('month', now()) - interval '${ago} months')::date`;

async function measure(
  client: Client,
  table: string,
  purge: () => Promise<void>,
): Promise<Measured> {
  const before = await megabytes(client, table);
  const inserts: number[] = [];
  const reads: number[] = [];
  for (let time = 0; time < 300; time += 1) {
    inserts.push(
      await timed(() =>
        client.query(
          `insert into ${table} (${columns}) values (current_date, 'idm', 1, 1, 'LS1', 'Leeds', 3)`,
        ),
      ),
    );
    reads.push(
      await timed(() =>
        client.query(
          `select * from ${table} where day = current_date - $1::int order by day, id limit 500`,
          [30 + time],
        ),
      ),
    );
  }
  const purgeMs = await timed(purge);
  await client.query(`vacuum analyze ${table}`);

  return {
    purgeMs,
    insertMs: quantile(inserts, 0.5),
    readMs: quantile(reads, 0.5),
    before,
    after: await megabytes(client, table),
  };
}

async function deleteExpired(client: Client): Promise<void> {
  for (let deleted = batch; deleted === batch; ) {
    const { rowCount } = await client.query(`delete from search_log where ctid in (
      select ctid from search_log where day < ${monthsAgo(months - 3)} limit ${batch}
      for update skip locked)`);
    deleted = rowCount ?? 0;
  }
}

async function dropExpired(client: Client): Promise<void> {
  for (let ago = months; ago > months - 3; ago -= 1)
    await client.query(`drop table searches_${ago}`);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();

  return performance.now() - startedAt;
}

async function megabytes(client: Client, table: string): Promise<number> {
  const { rows } = await client.query<{ size: string }>(
    `select coalesce(sum(pg_total_relation_size(relid)), pg_total_relation_size($1::regclass)) as size
     from pg_partition_tree($1::regclass)`,
    [table],
  );

  return Number(rows[0]?.size) / 1024 / 1024;
}
