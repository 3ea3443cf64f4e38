// From an empty folder to an open market, in the order of docs/operations.md and deploy/README.md.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../webpack/workspace.ts';
import { checkOut, requireOnlyCheckedOut } from './checkout.ts';
import { addReplica, createPrimary } from './databases.ts';
import { startPooler, startProxy } from './front.ts';
import { listensOn } from './listens-on.ts';
import { apiNames, type Market, shellNames, urlsOf } from './market-folder.ts';
import { newMarket } from './new-market.ts';
import { ops, setting } from './operators.ts';
import { requirePrograms } from './programs.ts';
import { releaseAll } from './releases.ts';
import { startSandbox } from './sandbox.ts';
import { start } from './started-processes.ts';
import { startService, workerNames } from './units.ts';

type Log = (line: string) => void;

export async function bringUp(folder: string, log: Log): Promise<Market> {
  requirePrograms();
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error(`${folder} is not empty. Remove what is in it: npm run debian -- down`);
  }
  const startedAt = Date.now();
  const market = await newMarket(folder);
  const step = async (what: string, work: () => Promise<unknown>) => {
    const at = Date.now();
    await work();
    log(`${what} (${((Date.now() - at) / 1000).toFixed(1)} s)`);
  };

  await step('A primary, and a role that owns one database', () => createPrimary(market));
  await step('A streaming replica', () => addReplica(market));
  await step('PgBouncer in transaction mode', () => startPooler(market));
  await step('Buckets for releases and files', () => startBuckets(market));
  await step('nginx with a certificate of its own making', () => startProxy(market));
  await step('The sandbox of Stripe and mail', () => startSandbox(market));
  await step('The checkout and its packages', async () => checkOut(market));
  for (const name of [...apiNames, ...workerNames]) {
    await step(name, () => startService(market, name));
  }
  // A shell's server is ready once there is a shell to serve.
  await step('Releases', () => releaseAll(market, log));
  for (const name of shellNames) await step(name, () => startService(market, name));
  await step('ops doctor', async () => log(indented(await doctor(market))));
  requireOnlyCheckedOut(market);
  log('Nothing was built or written where production runs');
  log(`The market is open after ${Math.round((Date.now() - startedAt) / 1000)} s:`);
  log(`  ${urlsOf(market).shell}  mails: ${urlsOf(market).inbox}  folder: ${folder}`);

  return market;
}

async function startBuckets(market: Market): Promise<void> {
  await start(market, {
    name: 'buckets',
    program: process.execPath,
    args: [
      'tools/src/debian/bucket-server.ts',
      String(market.ports.bucket),
      join(market.folder, 'buckets'),
    ],
    cwd: repositoryRoot,
    isReady: () => listensOn(market.ports.bucket),
  });
}

/** Every address and key. First the market says who runs it, which doctor asks for. */
async function doctor(market: Market): Promise<string> {
  for (const [name, value] of [
    ['support_email', 'help@kind.example'],
    ['sender_email', 'post@kind.example'],
    ['support_phone', '0800 123 4567'],
    ['office_address', '1 High Street, Kindtown'],
  ] as const) {
    setting(market, name, value);
  }

  return ops(market, ['doctor']);
}

const indented = (text: string) => text.trim().replace(/^/gm, '  ');
