// What a replica takes off the primary: searches with it and without it, in turn, on a large market.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { cpuTime } from '../bench/cpu-time.ts';
import { sampleSearches, searchQuery } from '../bench/market-requests.ts';
import { repositoryRoot } from '../webpack/workspace.ts';
import { psql } from './databases.ts';
import { Visitor } from './load/visitor.ts';
import {
  apiNames,
  certificateOf,
  type DatabaseName,
  databaseNames,
  databaseUrl,
  type Market,
  otherDatabase,
  readMarket,
  saveMarket,
  urlsOf,
} from './market-folder.ts';
import type { Log } from './under-load.ts';
import { restartService } from './units.ts';

const practitioners = 5_000;
const rounds = 3;
const atOnce = 16;
/** Each has an address of its own, so that nobody meets the limit of one. */
const visitors = 240;
const warmUpMs = 3_000;

/** Of one round: searches a second, and the milliseconds of CPU of each database for one of them. */
type Measured = { perSecond: number; cpu: Record<DatabaseName, number> };

export async function compareSearches(folder: string, log: Log, seconds: number): Promise<void> {
  const market = readMarket(folder);
  if (!market.hasReplica) throw new Error('There is no replica that could answer');
  fillOnce(market, log);
  const paths = await searchPaths(market);
  const certificate = readFileSync(certificateOf(market).certificate);
  const people = Array.from(
    { length: visitors },
    (_, number) => new Visitor(`127.77.0.${number + 1}`, certificate),
  );
  const search = async (number: number) => {
    const path = paths[number % paths.length];
    const { status, text } = await (people[number % visitors] as Visitor).call({ url: path ?? '' });
    if (status !== 200) throw new Error(`${path} answers ${status}: ${text.slice(0, 200)}`);
  };
  const found: Record<'with' | 'without', Measured[]> = { with: [], without: [] };
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const which of ['with', 'without'] as const) {
        market.hasReplica = which === 'with';
        for (const name of apiNames) await restartService(market, name);
        await searchFor(warmUpMs, search);
        found[which].push(await measured(market, (seconds * 1_000) / rounds / 2, search));
        log(`${which} the replica: ${describe(market, found[which].slice(-1))}`);
      }
    }
  } finally {
    market.hasReplica = true;
    saveMarket(market);
    for (const name of apiNames) await restartService(market, name);
    for (const visitor of people) visitor.close();
  }
  log(`With the replica, in all: ${describe(market, found.with)}`);
  log(`Without it, in all: ${describe(market, found.without)}`);
  const ratio = mean(found.with.map(perSecondOf)) / mean(found.without.map(perSecondOf));
  log(`Searches with the replica: ${ratio.toFixed(2)} times those without it, on the same cores`);
}

/** The market of the benchmarks, smaller. */
function fillOnce(market: Market, log: Log): void {
  const count = '--command=select count(*) from salons';
  if (Number(psql(market, market.primary, ['--dbname=freely', count])) >= practitioners / 2) return;
  log(`Filling the market with ${practitioners} practitioners`);
  const script = readFileSync(join(repositoryRoot, 'apps/api/bench/market.sql'), 'utf8');
  const smaller = script.replace(
    /^\\set practitioners .*$/m,
    `\\set practitioners ${practitioners}`,
  );
  psql(market, market.primary, ['--dbname=freely'], smaller);
}

async function searchPaths(market: Market): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl(market, market.primary) });
  await client.connect();
  try {
    const base = `${urlsOf(market).api}/api/v1.0/practitioners/available`;

    return (await sampleSearches(client, 1_000)).map((each) => `${base}?${searchQuery(each)}`);
  } finally {
    await client.end();
  }
}

/** @returns how many were answered */
async function searchFor(ms: number, search: (number: number) => Promise<void>): Promise<number> {
  const until = performance.now() + ms;
  let number = 0;
  const client = async () => {
    while (performance.now() < until) {
      number += 1;
      await search(number);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, client));

  return number;
}

async function measured(
  market: Market,
  ms: number,
  search: (number: number) => Promise<void>,
): Promise<Measured> {
  const before = databaseNames.map((name) => connectionTimes(market, name));
  const startedAt = performance.now();
  const count = await searchFor(ms, search);
  const perSecond = (count * 1_000) / (performance.now() - startedAt);
  const [first = 0, second = 0] = databaseNames.map((name, index) => {
    let used = 0;
    for (const [pid, time] of connectionTimes(market, name)) {
      used += time - (before[index]?.get(pid) ?? 0);
    }

    return used / count;
  });

  return { perSecond, cpu: { first, second } };
}

/** Milliseconds of CPU by process of a database: its connections, and what writes and replays. */
function connectionTimes(market: Market, name: DatabaseName): Map<number, number> {
  const pid = market.processes[name]?.pid ?? 0;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');

  return new Map(
    children
      .trim()
      .split(' ')
      .map((child) => [Number(child), cpuTime([Number(child)]) ?? 0]),
  );
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const perSecondOf = ({ perSecond }: Measured) => perSecond;

function describe({ primary }: Market, all: readonly Measured[]): string {
  const cpu = (name: DatabaseName) => mean(all.map((each) => each.cpu[name])).toFixed(2);

  return (
    `${mean(all.map(perSecondOf)).toFixed(0)} searches a second; for each ${cpu(primary)} ms of the ` +
    `primary's CPU, ${cpu(otherDatabase(primary))} of the replica's`
  );
}
