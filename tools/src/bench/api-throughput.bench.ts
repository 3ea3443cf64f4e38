// How much the API can take: the goal is 0.6 times the requests a second of bare Fastify with
// query A, each in a process of its own, both asked by 16 clients.
import { Client } from 'pg';
import { type Ask, asker } from './ask.ts';
import { openBenchMarket } from './bench-market.ts';
import { type BenchService, migrateAt, serveApi, serveBare } from './bench-services.ts';
import {
  bareSearch,
  bareSearchValues,
  type SearchQuestion,
  searchQuery,
  searchQuestions,
} from './market-questions.ts';
import { processorTime } from './processor-time.ts';
import { quantile } from './quantile.ts';
import type { BenchSuite, BenchTable } from './suite.ts';

const clients = 16;
const blocks = 11;
const blockLength = 2_000;
const warmUp = 5_000;

interface Contender {
  name: string;
  askers: Ask[];
  pathOf(question: SearchQuestion): string;
  /** Of the program and of its connections to the database. */
  pids(): Promise<number[]>;
}

interface Block {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  /** Milliseconds a request; null where the system does not tell. */
  processor: number | null;
}

const suite: BenchSuite = {
  name: 'api-throughput',
  about: `the API's search beside bare Fastify with query A, ${clients} clients each`,
  run: async (context) => {
    const url = await openBenchMarket(context, migrateAt);
    const api = await serveApi(context, url);
    const bare = await serveBare(context, url, bareSearch);
    const client = new Client({ connectionString: url });
    await client.connect();
    context.onEnd(() => client.end());

    const questions = await searchQuestions(client, 2_000);
    const pidsOf = async (pid: number | undefined, application: string) => {
      const { rows } = await client.query<{ pid: number }>(
        'select pid from pg_stat_activity where application_name = $1 and datname = current_database()',
        [application],
      );

      return [...(pid === undefined ? [] : [pid]), ...rows.map((row) => row.pid)];
    };
    const askersOf = async ({ address }: BenchService) => {
      const askers = await Promise.all(Array.from({ length: clients }, () => asker(address)));
      context.onEnd(async () => askers.forEach((ask) => void ask.end()));

      return askers;
    };
    const contenders: Contender[] = [
      {
        name: 'API',
        askers: await askersOf(api),
        pathOf: (q) => `${api.base}/practitioners/available?${searchQuery(q)}`,
        pids: () => pidsOf(api.pid, 'freely-api'),
      },
      {
        name: 'bare Fastify, query A',
        askers: await askersOf(bare),
        pathOf: (q) =>
          `/?${bareSearchValues(q)
            .map((value) => `values=${value}`)
            .join('&')}`,
        pids: () => pidsOf(bare.pid, 'bench-bare'),
      },
    ];
    return [table(contenders, await inTurns(contenders, questions))];
  },
};
export default suite;

/** Block by block, so that a busy moment of the machine hits both alike. */
async function inTurns(contenders: Contender[], questions: SearchQuestion[]): Promise<Block[][]> {
  for (const each of contenders) await block(each, questions, warmUp);

  const measured = contenders.map((): Block[] => []);
  for (let round = 0; round < blocks; round += 1) {
    for (const turn of contenders.keys()) {
      const at = (turn + round) % contenders.length;
      const contender = contenders[at];
      if (contender) measured[at]?.push(await block(contender, questions, blockLength));
    }
  }

  return measured;
}

async function block(
  { askers, pathOf, pids }: Contender,
  questions: SearchQuestion[],
  length: number,
): Promise<Block> {
  const busyBefore = processorTime(await pids());
  const times: number[] = [];
  let asked = 0;
  const started = performance.now();
  const client = async (ask: Ask) => {
    while (performance.now() - started < length) {
      const question = questions[asked % questions.length];
      asked += 1;
      if (!question) continue;
      const at = performance.now();
      await ask(pathOf(question));
      times.push(performance.now() - at);
    }
  };
  await Promise.all(askers.map(client));
  const seconds = (performance.now() - started) / 1_000;
  const busyAfter = processorTime(await pids());

  return {
    perSecond: times.length / seconds,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    processor:
      busyBefore === null || busyAfter === null ? null : (busyAfter - busyBefore) / times.length,
  };
}

function table(contenders: Contender[], measured: Block[][]): BenchTable {
  const [api = [], bare = []] = measured;
  const median = (values: number[]) => quantile(values, 0.5);
  const processor = (list: Block[]) => median(list.map((each) => each.processor ?? Number.NaN));
  const shown = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(2));
  // Neighbours in time are compared with one another.
  const ratio = (of: (each: Block) => number) =>
    shown(median(api.map((each, at) => of(each) / of(bare[at] ?? each))));

  return {
    title: `Search by ${clients} clients`,
    columns: ['', 'a second', 'p50 ms', 'p95 ms', 'processor ms each'],
    rows: [
      ...contenders.map(({ name }, at) => {
        const list = measured[at] ?? [];
        return [
          name,
          median(list.map((each) => each.perSecond)).toFixed(0),
          shown(median(list.map((each) => each.p50))),
          shown(median(list.map((each) => each.p95))),
          shown(processor(list)),
        ];
      }),
      [
        'API by bare',
        ratio((each) => each.perSecond),
        ratio((each) => each.p50),
        ratio((each) => each.p95),
        ratio((each) => each.processor ?? Number.NaN),
      ],
    ],
    note: `Medians of ${blocks} blocks of ${blockLength / 1_000} seconds in turn, ratios of neighbouring blocks. The processor time is that of the program and its connections to the database.`,
  };
}
