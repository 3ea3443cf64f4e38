// One PostgreSQL for a whole test run; each test file gets a fresh database in milliseconds.
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { startDisposableDatabase } from './disposable-database.ts';

export interface TestCluster {
  url: string;
  stop(): Promise<void>;
}

/**
 * For Jest's globalSetup. Sets TEST_DATABASE_URL, which workers inherit. If it is set already, by
 * `npm test` or CI, that server is used, and `stop` does nothing.
 */
export async function startTestCluster(): Promise<TestCluster> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };

  const database = await startDisposableDatabase();
  process.env.TEST_DATABASE_URL = database.url;
  return {
    url: database.url,
    stop: async () => {
      await database.stop();
      delete process.env.TEST_DATABASE_URL;
    },
  };
}

export interface TestTemplate {
  /** Has to change with the result of `prepare`: for example a hash of the migrations. */
  version: string;
  /** Runs once for each version and cluster, on an empty database. Must close its connections. */
  prepare(url: string): Promise<void>;
}

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** An empty database. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  return createTestDatabase({ version: 'empty', prepare: async () => {} });
}

/** Creates a database from a template, which is prepared on first use. */
export async function createTestDatabase(template: TestTemplate): Promise<TestDatabase> {
  const clusterUrl = process.env.TEST_DATABASE_URL;
  if (!clusterUrl) throw new Error('TEST_DATABASE_URL is not set: call startTestCluster() first.');

  const source = `template_${template.version}`;
  const name = `test_${randomBytes(6).toString('hex')}`;
  await withClient(clusterUrl, async (client) => {
    // One at a time: PostgreSQL cannot copy a database that has connections.
    await client.query('select pg_advisory_lock(hashtext($1))', [source]);
    const found = await client.query('select 1 from pg_database where datname = $1', [source]);
    if (found.rowCount === 0) {
      // Prepared under another name, so that a failed attempt is never used as a template.
      const draft = `${source}_draft`;
      await client.query(`drop database if exists ${client.escapeIdentifier(draft)} with (force)`);
      await client.query(`create database ${client.escapeIdentifier(draft)}`);
      await template.prepare(databaseUrl(clusterUrl, draft));
      await client.query(
        `alter database ${client.escapeIdentifier(draft)} rename to ${client.escapeIdentifier(source)}`,
      );
    }
    await client.query(
      `create database ${client.escapeIdentifier(name)} template ${client.escapeIdentifier(source)}`,
    );
  });
  return {
    url: databaseUrl(clusterUrl, name),
    drop: () =>
      withClient(clusterUrl, async (client) => {
        await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`);
      }),
  };
}

function databaseUrl(clusterUrl: string, name: string): string {
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function withClient(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
