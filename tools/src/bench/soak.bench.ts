// The API over a long time of mixed load: whether its memory or its response times grow, and whether it keeps what
// it should give back. Goal: memory within 5% after its first quarter.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort } from '../free-port.ts';
import { dataFolder } from '../product/data-folder.ts';
import { openBenchMarket } from './bench-market.ts';
import { migrateAt, serveApi } from './bench-services.ts';
import { readLiveMemory } from './live-memory.ts';
import { onCluster } from './on-cluster.ts';
import { readUsage, type Usage } from './process-usage.ts';
import { quantile } from './quantile.ts';
import { makeSoakPeople, soakClient, soakRequests } from './soak-requests.ts';
import type { BenchContext, BenchSuite, BenchTable } from './suite.ts';

const clients = 4;
/** Between two requests of a client: a server that has time to breathe, as on most days. */
const pauseMs = 20;
const windows = 12;

interface Window extends Usage {
  /** Megabytes that it still needs once garbage has been collected. */
  live: number;
  requests: number;
  p50: number;
  p99: number;
}

const suite: BenchSuite = {
  name: 'soak',
  about: 'memory, response times and connections of the API under mixed load for --minutes N',
  run: async (context) => {
    const minutes = context.minutes ?? 2;
    const url = await copyMarket(context);
    const client = new Client({ connectionString: url.href });
    await client.connect();
    context.onEnd(() => client.end());
    const people = await makeSoakPeople(client);
    const inspector = await freePort();
    const api = await serveApi(context, url.href, [`--inspect=127.0.0.1:${inspector}`]);
    if (api.pid === undefined) throw new Error('The API has no process');
    const { pid } = api;
    const requests = await soakRequests(client, people);

    const refusals = new Map<string, number>();
    const measured: Window[] = [];
    let times: number[] = [];
    let isOver = false;
    const send = async (first: number) => {
      const request = soakClient(api, refusals);
      for (let number = first; !isOver; number += clients) {
        const started = performance.now();
        await request(requests(number));
        times.push(performance.now() - started);
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    };
    const senders = Array.from({ length: clients }, (_, at) => send(at));
    for (let window = 0; window < windows; window += 1) {
      const broken = await Promise.race([
        Promise.all(senders),
        new Promise<null>((resolve) => setTimeout(resolve, (minutes * 60_000) / windows, null)),
      ]);
      if (broken) break;
      const taken = times;
      times = [];
      const [p50, p99] = [quantile(taken, 0.5), quantile(taken, 0.99)];
      const usage = await readUsage(pid, client);
      const live = await readLiveMemory(inspector);
      measured.push({ requests: taken.length, p50, p99, ...usage, live });
      context.log(
        `${window + 1} of ${windows}: ${usage.memory.toFixed(0)} MB, ${live.toFixed(1)} live`,
      );
    }
    isOver = true;
    await Promise.all(senders);
    // Whoever still holds something when nobody asks for anything has leaked it.
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    const rest = await readUsage(pid, client);

    const { rows } = await client.query<{ booked: number }>(
      "select count(*)::int as booked from bookings where status = 'held'",
    );

    for (const [answer, count] of refusals) context.log(`${count} times ${answer}`);

    return [growthTable(measured, minutes, rows[0]?.booked ?? 0), restTable(measured, rest)];
  },
};
export default suite;

/** Other suites must not find its bookings. */
async function copyMarket(context: BenchContext): Promise<URL> {
  const market = new URL(await openBenchMarket(context, migrateAt));
  const url = new URL(market);
  url.pathname = '/soak_market';
  const drop = () =>
    onCluster(market, (client) => client.query('drop database if exists soak_market with (force)'));
  await drop();
  context.onEnd(drop);
  await onCluster(market, (client) =>
    client.query(
      `create database soak_market template ${market.pathname.slice(1)} strategy file_copy`,
    ),
  );

  return url;
}

type Grows = 'live' | 'memory' | 'p50' | 'p99';

function growthTable(measured: Window[], minutes: number, booked: number): BenchTable {
  const warm = measured.slice(windows / 4);
  const half = Math.floor(warm.length / 2);
  const median = (list: Window[], key: Grows) =>
    quantile(
      list.map((window) => window[key]),
      0.5,
    );
  const row = (name: string, key: Grows, goal: string) => {
    const [early, late] = [median(warm.slice(0, half), key), median(warm.slice(half), key)];

    return [name, early.toFixed(1), late.toFixed(1), (late / early).toFixed(2), goal];
  };
  const requests = measured.reduce((sum, window) => sum + window.requests, 0);

  return {
    title: `${minutes} minutes, ${requests} requests by ${clients} clients, ${booked} of them bookings that were made`,
    columns: ['', 'earlier', 'later', 'ratio', 'goal'],
    rows: [
      row('memory in use, MB', 'live', '0.95 to 1.05'),
      row('resident memory, MB', 'memory', '0.95 to 1.05'),
      row('p50, ms', 'p50', 'flat'),
      row('p99, ms', 'p99', 'flat'),
    ],
    note: 'Medians of the halves of what follows the first quarter, in which the server warms up.',
  };
}

function restTable(measured: Window[], rest: Usage): BenchTable {
  const most = (key: keyof Usage) => Math.max(...measured.map((window) => window[key]));
  const log = readFileSync(join(dataFolder(), 'logs', 'bench-api.log'), 'utf8');
  const warnings = log.split('\n').filter((line) => /MaxListenersExceeded|Warning:/.test(line));

  return {
    title: 'What it holds',
    columns: ['', 'most under load', 'at rest', 'goal'],
    rows: [
      ['open files and sockets', most('files'), rest.files, 'no more than under load'],
      ['connections to the database', most('connections'), rest.connections, 'the pool'],
      ['open transactions and cursors', most('transactions'), rest.transactions, 0],
      ['warnings of listeners in its log', '', warnings.length, 0],
    ],
  };
}
