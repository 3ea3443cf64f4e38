// What the API adds to its database: goals are 1.5 times bare SQL at p50 and 2 times at p95 for a
// search, and 3 times for fourteen days of free time.
import { Client } from 'pg';
import { asker } from './ask.ts';
import { openBenchMarket } from './bench-market.ts';
import { type BenchService, migrateAt, serveApi } from './bench-services.ts';
import { interleave, type Timing } from './interleave.ts';
import {
  bareSearch,
  bareSearchValues,
  type CalendarQuestion,
  calendarQuery,
  calendarQuestions,
  type SearchQuestion,
  searchQuery,
  searchQuestions,
} from './market-questions.ts';
import type { BenchSuite, BenchTable } from './suite.ts';

const rounds = 600;
const warmUp = 600;
// A server has long compiled what it runs all day.
const ranBefore = 12_000;

const suite: BenchSuite = {
  name: 'api-latency',
  about: "the API's search and free days beside bare SQL on the same market",
  run: async (context) => {
    const url = await openBenchMarket(context, migrateAt);
    const api = await serveApi(context, url);
    const client = new Client({ connectionString: url });
    await client.connect();
    context.onEnd(() => client.end());
    // Planned once, as it fares best.
    await client.query('set plan_cache_mode = force_generic_plan');

    const ask = await asker(api.address);
    context.onEnd(async () => ask.end());
    const searches = await searchQuestions(client, rounds + warmUp);
    await runABusyDay(api, searches);
    const search = await timed(searches, [
      {
        name: 'API',
        answer: (q: SearchQuestion) => ask(`${api.base}/practitioners/available?${searchQuery(q)}`),
      },
      {
        name: 'bare SQL (query A)',
        answer: (q) =>
          client.query({ name: 'search', text: bareSearch, values: bareSearchValues(q) }),
      },
    ]);
    const calendars = await calendarQuestions(client, rounds + warmUp);
    const days = await timed(calendars, [
      {
        name: 'API',
        answer: (q: CalendarQuestion) =>
          ask(`${api.base}/practitioner/${q.practitioner}/availableDays?${calendarQuery(q)}`),
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

/** Eight clients at once, so that it takes seconds. */
async function runABusyDay({ address, base }: BenchService, questions: SearchQuestion[]) {
  let asked = 0;
  const beBusy = async () => {
    const ask = await asker(address);
    for (; asked < ranBefore; asked += 1) {
      const question = questions[asked % questions.length];
      if (question) await ask(`${base}/practitioners/available?${searchQuery(question)}`);
    }
    ask.end();
  };
  await Promise.all(Array.from({ length: 8 }, beBusy));
}

function timed<Q>(questions: Q[], contenders: Parameters<typeof interleave<Q>>[0]) {
  return interleave(contenders, questions.slice(0, warmUp)).then(() =>
    interleave(contenders, questions.slice(warmUp)),
  );
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
    note:
      `One client, ${rounds} questions each, interleaved; 50,000 practitioners, a million bookings. ` +
      'The API also knows whether there are more than ten, and shows them.',
  };
}
