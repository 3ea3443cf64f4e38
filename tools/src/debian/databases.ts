// PostgreSQL as docs/operations.md sets it up: a primary, a streaming replica, and the promotion of it.
import { appendFileSync, chownSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { repositoryRoot } from '../webpack/workspace.ts';
import { type DatabaseName, type Market, otherDatabase, saveMarket } from './market-folder.ts';
import { databaseAccount, programs, run } from './programs.ts';
import { start, stop } from './started-processes.ts';

const dataOf = ({ folder }: Market, name: DatabaseName) => join(folder, 'databases', name);

/** As `postgres`, by the socket in the folder: what `sudo -u postgres psql` is on a machine of its own. */
export function psql(market: Market, name: DatabaseName, args: readonly string[], input?: string) {
  return run(
    programs.psql,
    ['--no-psqlrc', '--quiet', '--tuples-only', '--no-align', '--set=ON_ERROR_STOP=1'].concat(
      [`--host=${join(market.folder, 'databases')}`, `--port=${market.ports[name]}`],
      ['--username=postgres', ...args],
    ),
    { as: databaseAccount, ...(input === undefined ? {} : { input }) },
  ).trim();
}

export async function createPrimary(market: Market): Promise<void> {
  const home = join(market.folder, 'databases');
  mkdirSync(home, { recursive: true, mode: 0o755 });
  if ('uid' in databaseAccount) {
    const { uid, gid } = databaseAccount as { uid: number; gid: number };
    chownSync(home, uid, gid);
  }
  const data = dataOf(market, 'first');
  run(
    programs.initdb,
    [`--pgdata=${data}`, '--username=postgres', '--auth-local=trust', '--no-sync'].concat([
      '--auth-host=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
    ]),
    { as: databaseAccount, cwd: home },
  );
  appendFileSync(join(data, 'postgresql.conf'), settings(home));
  await startDatabase(market, 'first');

  const deploy = join(repositoryRoot, 'deploy/postgresql/create-database.sql');
  psql(
    market,
    'first',
    ['--dbname=postgres', '--set=name=freely', `--set=password=${market.secrets.role}`, '--file=-'],
    readFileSync(deploy, 'utf8'),
  );
  psql(market, 'first', ['--dbname=postgres', '--command=grant pg_monitor to freely']);
  createReplicationRole(market);
}

/** Few connections and little memory: it stands beside everything else of the market. */
const settings = (home: string) => `
listen_addresses = '127.0.0.1'
unix_socket_directories = '${home}'
shared_buffers = '128MB'
max_connections = 150
max_slot_wal_keep_size = '2GB'
wal_keep_size = '128MB'
`;

function createReplicationRole(market: Market): void {
  const password = market.secrets.replication;
  psql(market, 'first', [
    '--dbname=postgres',
    `--command=create role replica login replication password '${password}'`,
  ]);
}

export async function startDatabase(market: Market, name: DatabaseName): Promise<void> {
  await start(market, {
    name,
    program: programs.postgres,
    args: ['-D', dataOf(market, name), '-c', `port=${market.ports[name]}`],
    as: databaseAccount,
    cwd: join(market.folder, 'databases'),
    isReady: () => accepts(market, name),
  });
}

async function accepts({ ports, folder }: Market, name: DatabaseName): Promise<boolean> {
  const client = new Client({
    host: join(folder, 'databases'),
    port: ports[name],
    user: 'postgres',
    database: 'postgres',
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Copies the primary and follows it, each commit once it has the commit on disk, too. */
export async function addReplica(market: Market): Promise<void> {
  const name = otherDatabase(market.primary);
  const data = dataOf(market, name);
  const slot = `of_${name}`;
  if (existsSync(data)) run('/bin/rm', ['-rf', data], { as: databaseAccount });
  psql(market, market.primary, [
    '--dbname=postgres',
    `--command=select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = '${slot}'`,
  ]);
  run(
    programs.pgBasebackup,
    [`--pgdata=${data}`, '--write-recovery-conf', '--checkpoint=fast', '--no-sync'].concat(
      ['--create-slot', `--slot=${slot}`],
      [`--dbname=host=127.0.0.1 port=${market.ports[market.primary]} user=replica`],
    ),
    {
      as: databaseAccount,
      cwd: join(market.folder, 'databases'),
      env: { PGPASSWORD: market.secrets.replication },
    },
  );
  await startDatabase(market, name);
  market.hasReplica = true;
  saveMarket(market);
}

/** With it, no commit is acknowledged that the replica does not have. Without, what was last is lost. */
export function setSynchronous(market: Market, isOn: boolean): void {
  const names = isOn ? "'*'" : "''";
  psql(market, market.primary, [
    '--dbname=postgres',
    `--command=alter system set synchronous_standby_names = ${names}`,
    '--command=select pg_reload_conf()',
  ]);
}

/** SIGQUIT for a primary that is lost without a word; SIGINT for one that is stopped. */
export async function stopDatabase(
  market: Market,
  name: DatabaseName,
  which: 'SIGINT' | 'SIGQUIT' | 'SIGKILL' = 'SIGINT',
): Promise<void> {
  await stop(market, name, which);
}

/** The replica becomes the primary, and waits for no replica of its own. */
export function promote(market: Market): void {
  const name = otherDatabase(market.primary);
  run(programs.pgCtl, ['promote', '--wait', `--pgdata=${dataOf(market, name)}`], {
    as: databaseAccount,
    cwd: join(market.folder, 'databases'),
  });
  market.primary = name;
  market.hasReplica = false;
  saveMarket(market);
  setSynchronous(market, false);
}
