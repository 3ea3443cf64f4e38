// What the API adds to its database: goals are 1.5 times bare SQL at p50 and 2 times at p95 for a
// search, and 3 times for fourteen days of free time.
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort } from '../free-port.ts';
import { runProgram } from '../processes/run-program.ts';
import { startService } from '../processes/service.ts';
import { dataFolder } from '../product/data-folder.ts';
import { repositoryRoot } from '../webpack/workspace.ts';
import { openBenchMarket } from './bench-market.ts';
import { interleave, type Timing } from './interleave.ts';
import {
  type CalendarQuestion,
  calendarQuery,
  calendarQuestions,
  type SearchQuestion,
  searchQuery,
  searchQuestions,
} from './market-questions.ts';
import type { BenchContext, BenchSuite, BenchTable } from './suite.ts';

const rounds = 400;
const warmUp = 100;

const suite: BenchSuite = {
  name: 'api-latency',
  about: "the API's search and free days beside bare SQL on the same market",
  run: async (context) => {
    const url = await openBenchMarket(context, migrateAt);
    const api = await serveApi(context, url);
    const client = new Client({ connectionString: url });
    await client.connect();
    context.onEnd(() => client.end());

    const ask = asker();
    const searches = await searchQuestions(client, rounds + warmUp);
    const search = await timed(searches, [
      {
        name: 'API',
        answer: (q: SearchQuestion) => ask(`${api}/practitioners/available?${searchQuery(q)}`),
      },
      { name: 'bare SQL, first ten', answer: (q) => bareSearch(client, q, 10) },
      // The API also says how many there are, up to "more than 50".
      { name: 'bare SQL, counting to 51', answer: (q) => bareSearch(client, q, 51) },
    ]);
    const calendars = await calendarQuestions(client, rounds + warmUp);
    const days = await timed(calendars, [
      {
        name: 'API',
        answer: (q: CalendarQuestion) =>
          ask(`${api}/practitioner/${q.practitioner}/availableDays?${calendarQuery(q)}`),
      },
      {
        name: 'bare SQL',
        answer: (q) =>
          client.query({
            name: 'days',
            text: 'select * from reference.free_time($1, $2, 14)',
            values: [q.salon, q.from],
          }),
      },
    ]);
    return [
      table('First ten by price, free in a window, for a treatment near a salon', search),
      table('Fourteen days of one practitioner', days),
    ];
  },
};
export default suite;

function bareSearch(client: Client, q: SearchQuestion, most: number) {
  return client.query({
    name: 'search',
    text: 'select * from reference.search($1, $2, $3, 10, $4, $5, $6, $7)',
    values: [q.treatment, q.lat, q.lon, q.day, q.from, q.to, most],
  });
}

function timed<Q>(questions: Q[], contenders: Parameters<typeof interleave<Q>>[0]) {
  return interleave(contenders, questions.slice(0, warmUp)).then(() =>
    interleave(contenders, questions.slice(warmUp)),
  );
}

async function migrateAt(url: string): Promise<void> {
  const script = `import { migrate } from './apps/api/src/database/migrate.ts';
    await migrate(process.env.DATABASE_URL, () => {});`;
  const { code, output } = await runProgram(
    process.execPath,
    ['--input-type=module', '--eval', script],
    { cwd: repositoryRoot, env: { DATABASE_URL: url } },
  );
  if (code !== 0) throw new Error(`The migrations failed:\n${output}`);
}

async function serveApi({ onEnd }: BenchContext, databaseUrl: string): Promise<string> {
  const port = await freePort();
  const service = await startService({
    name: 'api',
    args: ['apps/api/src/main.ts'],
    cwd: repositoryRoot,
    env: {
      DATABASE_URL: databaseUrl,
      API_PORT: String(port),
      ROLE: 'api',
      LOG_LEVEL: 'error',
    },
    health: `http://localhost:${port}/health/ready`,
    logFile: join(dataFolder(), 'logs', 'bench-api.log'),
  });
  onEnd(() => service.stop());
  return `http://localhost:${port}/api/v1.0`;
}

/** One connection that stays open, as a browser's does. */
function asker() {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return (address: string) =>
    new Promise<void>((resolve, reject) => {
      get(address, { agent }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${response.statusCode} ${address}`));
        response.resume().once('end', resolve);
      }).once('error', reject);
    });
}

/** The first of them is the API; the others say how many times as long it takes as they do. */
function table(title: string, timings: Timing[]): BenchTable {
  const [api] = timings;
  const times = (own: number, other: number) => (own / other).toFixed(2);
  return {
    title,
    columns: ['', 'p50 ms', 'p95 ms', 'API by p50', 'API by p95'],
    rows: timings.map((timing) => [
      timing.name,
      timing.p50.toFixed(2),
      timing.p95.toFixed(2),
      ...(api && timing !== api
        ? [times(api.p50, timing.p50), times(api.p95, timing.p95)]
        : ['', '']),
    ]),
    note: `One client, ${rounds} questions each, interleaved; 50,000 practitioners, a million bookings.`,
  };
}
