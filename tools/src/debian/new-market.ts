// An empty market: its folder, free ports, and secrets of its own.
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { newSigningKey } from '@freely/platform';
import { freePort } from '../free-port.ts';
import { isTaken } from '../product/ports.ts';
import { apiNames, type Market, portNames, saveMarket } from './market-folder.ts';
import { serviceAccount } from './programs.ts';

export async function newMarket(folder: string): Promise<Market> {
  // Others have to enter it: PostgreSQL's account, and nginx's.
  mkdirSync(join(folder, 'logs'), { recursive: true });
  chmodSync(folder, 0o755);
  // `StateDirectory` of the units.
  const state = join(folder, 'shell');
  mkdirSync(state);
  if (serviceAccount) chownSync(state, serviceAccount.uid, serviceAccount.gid);
  const pair = newSigningKey();
  const ports: Record<string, number> = {};
  for (const name of portNames) ports[name] = await freePort();
  // The unit puts 1 before the port of an API, for its metrics.
  for (const name of apiNames) ports[name] = await freePortBelow10000(Object.values(ports));
  const secret = () => randomBytes(24).toString('hex');
  const market: Market = {
    folder,
    ports: ports as Market['ports'],
    secrets: {
      role: secret(),
      replication: secret(),
      stripe: secret(),
      webhook: secret(),
      dataKey: randomBytes(32).toString('base64'),
      internalKey: randomBytes(32).toString('base64'),
    },
    root: { public: `root=${pair.publicKey}`, private: `root=${pair.privateKey}` },
    primary: 'first',
    hasReplica: false,
    processes: {},
  };
  saveMarket(market);

  return market;
}

async function freePortBelow10000(used: readonly number[]): Promise<number> {
  for (let port = 8190; port < 10_000; port += 1) {
    if (!used.includes(port) && !(await isTaken(port)) && !(await isTaken(10_000 + port)))
      return port;
  }
  throw new Error('No port between 8190 and 9999 is free');
}
