// PostgreSQL from an npm package: the default database where DATABASE_URL is not set.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { freePort } from './free-port.ts';
import { type ClusterFolder, clusterFolder } from './postgres/cluster-folder.ts';
import { releaseCluster, stopServer } from './postgres/previous-server.ts';
import { type ServerAccount, serverAccount } from './postgres/server-account.ts';
import { type ServerBinaries, serverBinaries } from './postgres/server-binaries.ts';
import { stopWithParent } from './processes/stop-with-parent.ts';

export interface EmbeddedDatabaseOptions {
  /** Holds the cluster, its password and its log; created when missing. */
  dataDir: string;
  /** Default: a free port. */
  port?: number | undefined;
  log?: ((line: string) => void) | undefined;
  /** False is faster, but loses data in a power cut: only for tests. Default: true. */
  durable?: boolean | undefined;
  /** Created when missing. Default: `freely`. */
  database?: string | undefined;
}

export interface EmbeddedDatabase {
  url: string;
  stop(): Promise<void>;
}

const unsafeSettings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

export async function startEmbeddedDatabase(
  options: EmbeddedDatabaseOptions,
): Promise<EmbeddedDatabase> {
  const { dataDir, log = () => {}, durable = true, database = 'freely' } = options;
  const account = serverAccount();
  const binaries = serverBinaries(account);
  const folder = clusterFolder(dataDir, account);

  if (folder.isNew) {
    log('Creating a PostgreSQL cluster');
    initialise(binaries, folder, account);
  } else {
    await releaseCluster(folder.cluster, folder.launcher);
  }

  const port = options.port ?? (await freePort());
  const server = launch(binaries, folder, account, {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    shared_buffers: '128MB',
    timezone: 'UTC',
    jit: 'off',
    ...(durable ? {} : unsafeSettings),
  });
  const pid = server.pid;
  if (!pid) throw new Error('PostgreSQL could not be started.');
  writeFileSync(folder.launcher, String(process.pid));

  const disarm = stopWithParent(pid, 'INT');
  const stop = async () => {
    await stopServer(pid);
    disarm();
    rmSync(folder.launcher, { force: true });
  };

  const password = readFileSync(join(folder.cluster, 'launcher-password'), 'utf8');
  const url = (name: string) => `postgres://freely:${password}@127.0.0.1:${port}/${name}`;
  try {
    await waitUntilReady(server, url('postgres'), folder.log);
    await ensureDatabase(url('postgres'), database);
  } catch (error) {
    await stop();
    throw error;
  }
  log(`PostgreSQL listens on port ${port}`);
  return { url: url(database), stop };
}

function initialise(
  binaries: ServerBinaries,
  { cluster }: ClusterFolder,
  account: ServerAccount | null,
): void {
  const password = randomBytes(18).toString('base64url');
  const secrets = mkdtempSync(join(dirname(cluster), 'secret-'));
  const passwordFile = join(secrets, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account) {
    chownSync(secrets, account.uid, account.gid);
    chownSync(passwordFile, account.uid, account.gid);
  }
  const result = spawnSync(
    binaries.initdb,
    [
      `--pgdata=${cluster}`,
      '--username=freely',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // The same collation on every machine, independent of its system libraries.
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--no-sync',
    ],
    { ...account, cwd: dirname(cluster), encoding: 'utf8' },
  );
  rmSync(secrets, { recursive: true, force: true });
  if (result.status !== 0) {
    rmSync(cluster, { recursive: true, force: true });
    throw new Error(
      `PostgreSQL could not create a cluster: ${result.stderr || result.error?.message}`,
    );
  }
  writeFileSync(join(cluster, 'launcher-password'), password, { mode: 0o600 });
}

function launch(
  binaries: ServerBinaries,
  folder: ClusterFolder,
  account: ServerAccount | null,
  settings: Record<string, string>,
): ChildProcess {
  const log = openSync(folder.log, 'w');
  const server = spawn(
    binaries.postgres,
    ['-D', folder.cluster, ...Object.entries(settings).flatMap(([k, v]) => ['-c', `${k}=${v}`])],
    {
      ...account,
      cwd: folder.cluster,
      stdio: ['ignore', log, log],
      // A process group of its own: on Ctrl-C the programs that use the database have to stop first.
      detached: true,
    },
  );
  closeSync(log);
  server.once('error', () => {}); // The caller notices the missing pid.
  server.unref();
  return server;
}

async function waitUntilReady(server: ChildProcess, url: string, logFile: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (server.exitCode !== null || Date.now() > deadline) {
        const lastLines = readFileSync(logFile, 'utf8').trim().split('\n').slice(-3).join(' ');
        throw new Error(`PostgreSQL did not start: ${lastLines || String(error)}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
}

async function ensureDatabase(url: string, name: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0)
      await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}
