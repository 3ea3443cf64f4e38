// The key of sealed values is replaced by the steps of deploy/README.md, under a light load.
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { codeOf } from './checkout.ts';
import { environmentOf } from './environment-files.ts';
import { type Calendar, openPeople } from './load/people.ts';
import { apiNames, certificateOf, type Market, readMarket, saveMarket } from './market-folder.ts';
import { ops } from './operators.ts';
import { type Log, type Step, underLoad } from './under-load.ts';
import { restartService, workerNames } from './units.ts';

/** Made before each step, so that there are values of every state. */
const calendarsAtOnce = 5;
const startMs = 60_000;
const callsPerSecond = 10;

export async function replaceDataKey(folder: string, log: Log): Promise<boolean> {
  const market = readMarket(folder);
  const former = market.secrets.dataKey;
  const next = newKey();
  const people = openPeople(market, readFileSync(certificateOf(market).certificate));
  const calendars: Calendar[] = [];
  const openCalendars = async () => {
    for (let each = 0; each < calendarsAtOnce; each += 1) {
      calendars.push(await people.openCalendar());
    }
  };
  const restartWith = async (dataKey: string, dataKeyAlso?: string) => {
    Object.assign(market.secrets, { dataKey, dataKeyAlso });
    saveMarket(market);
    for (const name of [...apiNames, ...workerNames]) await restartService(market, name);
    await openCalendars();
  };

  await openCalendars();
  const replace = async (step: Step) => {
    await step('Both keys are known', () => restartWith(former, next));
    await step('The new key writes', () => restartWith(next, former));
    await step('Everything is sealed anew', async () => {
      log(indented(ops(market, ['data-key', 'rotate'])));
    });
    await step('The former key is taken away', () => restartWith(next));
  };
  const load = await underLoad(market, log, replace, callsPerSecond);

  log(indented(ops(market, ['data-key', 'check'])));
  const unreadable = await unreadableOf(calendars);
  log(`${calendars.length} secret addresses are read again, ${unreadable} are not what they were`);
  const refused = await Promise.all([former, newKey()].map((key) => isRefused(market, key)));
  log(`The former key is refused at a start: ${refused[0]}; any other one: ${refused[1]}`);
  for (const calendar of calendars) calendar.close();

  return (
    load.failed + load.repeated === 0 && load.isWhole && unreadable === 0 && refused.every(Boolean)
  );
}

const newKey = () => randomBytes(32).toString('base64');

async function unreadableOf(calendars: readonly Calendar[]): Promise<number> {
  let count = 0;
  for (const { address, read } of calendars) if ((await read()) !== address) count += 1;

  return count;
}

/** Whether an API that is started with this key ends with a line that names it. */
async function isRefused(market: Market, key: string): Promise<boolean> {
  const { status, stderr, stdout } = spawnSync(
    join(codeOf(market), 'node_modules/.bin/node'),
    ['apps/api/src/main.ts'],
    {
      cwd: codeOf(market),
      encoding: 'utf8',
      timeout: startMs,
      env: {
        PATH: process.env.PATH ?? '',
        ...environmentOf(market, 'api'),
        DATA_KEY: key,
        API_PORT: String(await freePort()),
      },
    },
  );

  return status !== 0 && `${stderr}${stdout}`.includes('DATA_KEY is not the key');
}

const indented = (text: string) => text.trim().replace(/^/gm, '  ');
