// The throughput of the API. Goal: 0.6 times the requests a second of bare Fastify with query A. Each
// runs in a process of its own and serves 16 clients.
import { Client } from 'pg';
import { openBenchMarket } from './bench-market.ts';
import { type BenchService, migrateAt, serveApi, serveBare } from './bench-services.ts';
import { cpuTime } from './cpu-time.ts';
import { connectClient, type KeepAliveClient } from './keep-alive-client.ts';
import {
  bareSearch,
  bareSearchValues,
  type SearchParams,
  sampleSearches,
  searchQuery,
} from './market-requests.ts';
import { quantile } from './quantile.ts';
import type { BenchSuite, BenchTable } from './suite.ts';

const clientCount = 16;
const blocks = 11;
const blockLength = 2_000;
const warmUp = 5_000;

interface Contender {
  name: string;
  clients: KeepAliveClient[];
  pathOf(params: SearchParams): string;
  /** Process ids of the program and of its database connections. */
  pids(): Promise<number[]>;
}

interface Block {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  /** CPU milliseconds per request; null where the system does not report them. */
  cpu: number | null;
}

const suite: BenchSuite = {
  name: 'api-throughput',
  about: `the API's search compared with bare Fastify and query A, ${clientCount} clients each`,
  run: async (context) => {
    const url = await openBenchMarket(context, migrateAt);
    const api = await serveApi(context, url);
    const bare = await serveBare(context, url, bareSearch);
    const database = new Client({ connectionString: url });
    await database.connect();
    context.onEnd(() => database.end());

    const searches = await sampleSearches(database, 2_000);
    const pidsOf = async (pid: number | undefined, application: string) => {
      const { rows } = await database.query<{ pid: number }>(
        'select pid from pg_stat_activity where application_name = $1 and datname = current_database()',
        [application],
      );

      return [...(pid === undefined ? [] : [pid]), ...rows.map((row) => row.pid)];
    };
    const connectClients = async ({ url: server }: BenchService) => {
      const clients = await Promise.all(
        Array.from({ length: clientCount }, () => connectClient(server)),
      );
      context.onEnd(async () => clients.forEach((client) => void client.close()));

      return clients;
    };
    const contenders: Contender[] = [
      {
        name: 'API',
        clients: await connectClients(api),
        pathOf: (params) => `${api.base}/practitioners/available?${searchQuery(params)}`,
        pids: () => pidsOf(api.pid, 'freely-api'),
      },
      {
        name: 'bare Fastify, query A',
        clients: await connectClients(bare),
        pathOf: (params) =>
          `/?${bareSearchValues(params)
            .map((value) => `values=${value}`)
            .join('&')}`,
        pids: () => pidsOf(bare.pid, 'bench-bare'),
      },
    ];
    return [table(contenders, await measureBlocks(contenders, searches))];
  },
};
export default suite;

/** Alternates short blocks, so that other load on the machine affects both alike. */
async function measureBlocks(
  contenders: Contender[],
  searches: SearchParams[],
): Promise<Block[][]> {
  for (const each of contenders) await measureBlock(each, searches, warmUp);

  const measured = contenders.map((): Block[] => []);
  for (let round = 0; round < blocks; round += 1) {
    for (const offset of contenders.keys()) {
      const at = (offset + round) % contenders.length;
      const contender = contenders[at];
      if (contender) measured[at]?.push(await measureBlock(contender, searches, blockLength));
    }
  }

  return measured;
}

async function measureBlock(
  { clients, pathOf, pids }: Contender,
  searches: SearchParams[],
  length: number,
): Promise<Block> {
  const cpuBefore = cpuTime(await pids());
  const times: number[] = [];
  let sent = 0;
  const started = performance.now();
  const sendRequests = async (client: KeepAliveClient) => {
    while (performance.now() - started < length) {
      const params = searches[sent % searches.length];
      sent += 1;
      if (!params) continue;
      const sentAt = performance.now();
      await client.get(pathOf(params));
      times.push(performance.now() - sentAt);
    }
  };
  await Promise.all(clients.map(sendRequests));
  const seconds = (performance.now() - started) / 1_000;
  const cpuAfter = cpuTime(await pids());

  return {
    perSecond: times.length / seconds,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    cpu: cpuBefore === null || cpuAfter === null ? null : (cpuAfter - cpuBefore) / times.length,
  };
}

function table(contenders: Contender[], measured: Block[][]): BenchTable {
  const [api = [], bare = []] = measured;
  const median = (values: number[]) => quantile(values, 0.5);
  const cpu = (list: Block[]) => median(list.map((each) => each.cpu ?? Number.NaN));
  const formatted = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(2));
  // Each ratio compares two blocks that ran one after the other.
  const ratio = (figureOf: (each: Block) => number) =>
    formatted(median(api.map((each, at) => figureOf(each) / figureOf(bare[at] ?? each))));

  return {
    title: `Search by ${clientCount} clients`,
    columns: ['', 'requests a second', 'p50 ms', 'p95 ms', 'CPU ms a request'],
    rows: [
      ...contenders.map(({ name }, at) => {
        const list = measured[at] ?? [];
        return [
          name,
          median(list.map((each) => each.perSecond)).toFixed(0),
          formatted(median(list.map((each) => each.p50))),
          formatted(median(list.map((each) => each.p95))),
          formatted(cpu(list)),
        ];
      }),
      [
        'API / bare',
        ratio((each) => each.perSecond),
        ratio((each) => each.p50),
        ratio((each) => each.p95),
        ratio((each) => each.cpu ?? Number.NaN),
      ],
    ],
    note: `Medians of ${blocks} alternating blocks of ${blockLength / 1_000} seconds; each ratio compares neighbouring blocks. CPU time includes the program and its database connections.`,
  };
}
