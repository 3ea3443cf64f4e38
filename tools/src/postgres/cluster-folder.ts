// Decides where a cluster is stored: in the data folder, or elsewhere when the server's account cannot
// enter that folder.
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { canEnter, type ServerAccount } from './server-account.ts';
import { publicFolder } from './server-binaries.ts';

export interface ClusterFolder {
  /** PostgreSQL's own data directory. */
  cluster: string;
  isNew: boolean;
  log: string;
  launcher: string;
}

export function clusterFolder(dataDir: string, account: ServerAccount | null): ClusterFolder {
  mkdirSync(dataDir, { recursive: true });
  const home = realpathSync(dataDir);
  const cluster = clusterPath(home, account);
  const isNew = !existsSync(join(cluster, 'PG_VERSION'));
  mkdirSync(cluster, { recursive: true, mode: 0o700 });
  if (account) chownSync(cluster, account.uid, account.gid);
  return { cluster, isNew, log: join(home, 'server.log'), launcher: join(home, 'launcher.pid') };
}

function clusterPath(home: string, account: ServerAccount | null): string {
  if (!account || canEnter(account, home)) return join(home, 'cluster');

  // The location has a random name, so a new checkout at the same path starts empty.
  const pointer = join(home, 'cluster-location');
  if (existsSync(pointer)) {
    const location = readFileSync(pointer, 'utf8').trim();
    if (existsSync(location)) return location;
  }
  const location = mkdtempSync(join(publicFolder(), 'cluster-'));
  writeFileSync(pointer, location);
  return location;
}
