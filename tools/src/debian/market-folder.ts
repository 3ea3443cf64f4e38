// A market on this machine: its folder, its ports, its secrets and the processes that were started for it.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface StartedProcess {
  pid: number;
  /** When the system started it: a later process may get the same number. */
  startedAt: string;
}

export interface Market {
  folder: string;
  ports: Record<PortName, number>;
  secrets: Record<
    'role' | 'replication' | 'stripe' | 'webhook' | 'dataKey' | 'internalKey',
    string
  > & {
    /** While the key of sealed values is replaced: the one that is not written with. */
    dataKeyAlso?: string;
  };
  /** The pair that signs the platform's rules: `id=key`. */
  root: { public: string; private: string };
  /** Which of the two databases is the primary. */
  primary: DatabaseName;
  /** The other one, while it follows. */
  hasReplica: boolean;
  processes: Record<string, StartedProcess>;
}

export const databaseNames = ['first', 'second'] as const;
export type DatabaseName = (typeof databaseNames)[number];
export const apiNames = ['api1', 'api2'] as const;
export const shellNames = ['shell1', 'shell2'] as const;
export const portNames = [
  ...databaseNames,
  ...apiNames,
  ...shellNames,
  'pgbouncer',
  'bucket',
  'https',
  'http',
  'stripe',
  'inbox',
  'smtp',
] as const;
export type PortName = (typeof portNames)[number];

/** Where the market is, unless it is said. One at a time: a second one takes another folder. */
export const usualFolder = join(tmpdir(), 'freely-debian');

const stateFile = (folder: string) => join(folder, 'market.json');

export function readMarket(folder: string): Market {
  if (!existsSync(stateFile(folder))) {
    throw new Error(`No market is in ${folder}. Start one: npm run debian -- up`);
  }

  return JSON.parse(readFileSync(stateFile(folder), 'utf8')) as Market;
}

export function hasMarket(folder: string): boolean {
  return existsSync(stateFile(folder));
}

export function saveMarket(market: Market): void {
  mkdirSync(market.folder, { recursive: true });
  // It has secrets.
  writeFileSync(stateFile(market.folder), JSON.stringify(market, null, 2), { mode: 0o600 });
}

/** The names that the certificate is for. Both lead to this machine, without a line in /etc/hosts. */
export const hosts = { shell: 'localhost', api: '127.0.0.1' } as const;

export function urlsOf({ ports }: Market) {
  return {
    shell: `https://${hosts.shell}:${ports.https}`,
    api: `https://${hosts.api}:${ports.https}`,
    stripe: `http://localhost:${ports.stripe}`,
    inbox: `http://localhost:${ports.inbox}`,
    bucket: (name: string) =>
      `s3://S3RVER:S3RVER@127.0.0.1:${ports.bucket}/${name}?region=eu-west-2&tls=false`,
  };
}

/** With the role of the installation, which may do nothing but own its database. */
export function databaseUrl({ ports, secrets }: Market, at: DatabaseName | 'pgbouncer'): string {
  return `postgres://freely:${secrets.role}@127.0.0.1:${ports[at]}/freely`;
}

export const otherDatabase = (name: DatabaseName): DatabaseName =>
  name === 'first' ? 'second' : 'first';

/** Nobody has signed it: it is made when nginx is started. */
export function certificateOf({ folder }: Pick<Market, 'folder'>) {
  return { certificate: join(folder, 'nginx/cert.pem'), key: join(folder, 'nginx/key.pem') };
}
