// How a search grows with the market: the same towns with five and with twenty times as many practitioners.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { openBenchMarket } from './bench-market.ts';
import { migrateAt, serveApi } from './bench-services.ts';
import { type Contender, interleave, type Timing } from './interleave.ts';
import { connectClient } from './keep-alive-client.ts';
import { onSunday, type SearchParams, sampleSearches, searchQuery } from './market-requests.ts';
import { onCluster } from './on-cluster.ts';
import type { BenchContext, BenchSuite, BenchTable } from './suite.ts';

const rounds = 600;
const warmUp = 300;
const original = 50_000;
/** Each with the goals for p50 and p95, as multiples of the original's. */
const sizes = [
  { practitioners: original, goal: null },
  { practitioners: 250_000, goal: [1.05, 1.25] },
  { practitioners: 1_000_000, goal: [1.15, 1.5] },
] as const;
const growth = readFileSync(join(import.meta.dirname, 'growth.sql'), 'utf8');

const suite: BenchSuite = {
  name: 'growth',
  about: 'a search among 50,000, 250,000 and a million practitioners of the same towns',
  run: async (context) => {
    const market = new URL(await openBenchMarket(context, migrateAt));
    const contenders: Contender<SearchParams>[] = [];
    const markets: URL[] = [];
    // Before any server is connected to the original: it could not be copied then.
    for (const { practitioners } of sizes) markets.push(await grow(context, market, practitioners));
    for (const [at, url] of markets.entries()) {
      const api = await serveApi(context, url.href);
      const http = await connectClient(api.url);
      context.onEnd(async () => http.close());
      contenders.push({
        name: (sizes[at]?.practitioners ?? 0).toLocaleString('en-GB'),
        run: (params: SearchParams) =>
          http.get(`${api.base}/practitioners/available?${searchQuery(params)}`),
      });
    }
    const client = new Client({ connectionString: market.href });
    await client.connect();
    const searches = await sampleSearches(client, warmUp + rounds);
    await client.end();
    const measure = async (inputs: SearchParams[]) => {
      await interleave(contenders, inputs.slice(0, warmUp));

      return interleave(contenders, inputs.slice(warmUp));
    };

    return [
      table('First ten by price on any day', await measure(searches)),
      table('First ten by price on a Sunday', await measure(searches.map(onSunday))),
    ];
  },
};
export default suite;

/** A copy of the market with what a search reads, many times over. */
async function grow(context: BenchContext, market: URL, practitioners: number): Promise<URL> {
  if (practitioners === original) return market;
  const name = `growth_${practitioners}`;
  const url = new URL(market);
  url.pathname = `/${name}`;
  const drop = () =>
    onCluster(market, (client) => client.query(`drop database if exists ${name} with (force)`));
  await drop();
  context.onEnd(drop);
  context.log(`Copying the market ${practitioners / original} times: this takes some minutes`);
  await onCluster(market, (client) =>
    client.query(`create database ${name} template ${market.pathname.slice(1)} strategy file_copy`),
  );
  const client = new Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(growth.replaceAll(':copies', String(practitioners / original - 1)));
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }

  return url;
}

function table(title: string, timings: Timing[]): BenchTable {
  const [first] = timings;

  return {
    title,
    columns: ['practitioners', 'p50 ms', 'p95 ms', 'p50 ratio', 'goal', 'p95 ratio', 'goal'],
    rows: timings.map(({ name, p50, p95 }, at) => {
      const goal = sizes[at]?.goal;

      return [
        name,
        p50.toFixed(2),
        p95.toFixed(2),
        ...(first && goal
          ? [(p50 / first.p50).toFixed(2), goal[0], (p95 / first.p95).toFixed(2), goal[1]]
          : ['', '', '', '']),
      ];
    }),
    note: `One client, ${rounds} searches each, interleaved, each market behind an API of its own.`,
  };
}
