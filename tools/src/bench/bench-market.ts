// A market of 50,000 practitioners and a million bookings, reused by all runs of one day.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { startEmbeddedDatabase } from '../embedded-database.ts';
import { dataFolder } from '../product/data-folder.ts';
import { repositoryRoot } from '../webpack/workspace.ts';
import type { BenchContext } from './suite.ts';

const migrations = join(repositoryRoot, 'apps/api/migrations');
const market = readFileSync(join(repositoryRoot, 'apps/api/bench/market.sql'), 'utf8');
const reference = readFileSync(join(import.meta.dirname, 'reference.sql'), 'utf8');

/**
 * The database URL of the market.
 * @param prepare runs the migrations of the API on an empty database
 */
export async function openBenchMarket(
  { log, onEnd }: BenchContext,
  prepare: (url: string) => Promise<void>,
): Promise<string> {
  const database = await startEmbeddedDatabase({
    dataDir: join(dataFolder(), 'bench'),
    durable: false,
  });
  onEnd(() => database.stop());
  const admin = new Client({ connectionString: database.url });
  await admin.connect();
  const name = `market_${fingerprint()}`;
  const url = new URL(database.url);
  url.pathname = `/${name}`;
  try {
    const { rows } = await admin.query(
      "select datname from pg_database where datname like 'market_%'",
    );
    if (rows.some(({ datname }) => datname === name)) return url.href;

    for (const { datname } of rows) await admin.query(`drop database ${datname} with (force)`);
    // Left by an interrupted run.
    await admin.query(`drop database if exists draft_${name} with (force)`);
    log('Filling a market of 50,000 practitioners: this takes some minutes');
    await admin.query(`create database draft_${name}`);
    const draft = url.href.replace(name, `draft_${name}`);
    await prepare(draft);
    await fillMarket(draft, 50_000);
    await admin.query(`alter database draft_${name} rename to ${name}`);
    return url.href;
  } catch (error) {
    await admin.query(`drop database if exists draft_${name} with (force)`);
    throw error;
  } finally {
    await admin.end();
  }
}

/**
 * One customer has all bookings of the market, so the planner would read all of them for any other. It is to plan
 * as where customers are many.
 */
export async function forgetOneCustomer(client: Client): Promise<void> {
  await client.query("select pg_clear_attribute_stats('public', 'bookings', 'customer_id', false)");
}

/** Includes today's date, since the dates of the bookings are relative to it. */
function fingerprint(): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  for (const file of readdirSync(migrations).sort()) {
    hash.update(readFileSync(join(migrations, file)));
  }
  return hash.update(market).update(reference).digest('hex').slice(0, 12);
}

export async function fillMarket(url: string, practitioners: number): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    // The file is written for psql: PostgreSQL itself does not know its variables.
    const script = market
      .replace(/^\\set.*$/gm, '')
      .replaceAll(':practitioners', String(practitioners));
    const [main = '', after = ''] = script.split(/^commit;$/m);
    await client.query(`${main}commit;`);
    await client.query(reference);
    for (const statement of after.split(';')) if (statement.trim()) await client.query(statement);
  } finally {
    await client.end();
  }
}
