// The time that the API adds to its database, and the goals for it, as multiples of bare SQL.
import { Client } from 'pg';
import { openBenchMarket } from './bench-market.ts';
import { type BenchService, migrateAt, serveApi } from './bench-services.ts';
import { interleave, type Timing } from './interleave.ts';
import { connectClient } from './keep-alive-client.ts';
import {
  bareCount,
  bareSearch,
  bareSearchValues,
  bareWeekCount,
  type CalendarParams,
  calendarQuery,
  onSunday,
  type SearchParams,
  sampleCalendars,
  sampleSearches,
  searchQuery,
  weekCountQuery,
} from './market-requests.ts';
import type { BenchSuite, BenchTable } from './suite.ts';

const rounds = 600;
const warmUp = 600;
/** A count of seven days takes long. */
const weekRounds = 100;
const weekWarmUp = 20;
/** What the API's p50 and p95 may be, divided by those of bare SQL. */
const goals = { rows: [1.4, 2], total: [1.3, 1.3], days: [1.5, 2] } as const;
type Goal = (typeof goals)[keyof typeof goals];
/** Requests before the first measurement: V8 has compiled the code of a server that runs all day. */
const serverWarmUp = 12_000;

const suite: BenchSuite = {
  name: 'api-latency',
  about:
    "the API's search, its exact count and free days, compared with bare SQL on the same market",
  run: async (context) => {
    const url = await openBenchMarket(context, migrateAt);
    const api = await serveApi(context, url);
    const client = new Client({ connectionString: url });
    await client.connect();
    context.onEnd(() => client.end());
    // One plan for all values: the fastest setting for the bare SQL.
    await client.query('set plan_cache_mode = force_generic_plan');

    const http = await connectClient(api.url);
    context.onEnd(async () => http.close());
    const searches = await sampleSearches(client, rounds + warmUp);
    await warmUpServer(api, searches);
    const countContenders = (
      name: string,
      text: string,
      query: (params: SearchParams) => URLSearchParams,
    ) => [
      {
        name: 'API',
        run: (params: SearchParams) =>
          http.get(`${api.base}/practitioners/available/count?${query(params)}`),
      },
      {
        name: 'bare SQL (query A, all)',
        run: (params: SearchParams) =>
          client.query({ name, text, values: bareSearchValues(params) }),
      },
    ];
    const searchContenders = [
      {
        name: 'API',
        run: (params: SearchParams) =>
          http.get(`${api.base}/practitioners/available?${searchQuery(params)}`),
      },
      {
        name: 'bare SQL (query A)',
        run: (params: SearchParams) =>
          client.query({ name: 'search', text: bareSearch, values: bareSearchValues(params) }),
      },
    ];
    const search = await measure(searches, searchContenders);
    const sunday = await measure(searches.map(onSunday), searchContenders);
    const count = await measure(searches, countContenders('count', bareCount, searchQuery));
    const week = await measure(
      searches.slice(0, weekWarmUp + weekRounds),
      countContenders('week', bareWeekCount, weekCountQuery),
      weekWarmUp,
    );
    const calendars = await sampleCalendars(client, rounds + warmUp);
    const days = await measure(calendars, [
      {
        name: 'API',
        run: (params: CalendarParams) =>
          http.get(
            `${api.base}/practitioner/${params.practitioner}/availableDays?${calendarQuery(params)}`,
          ),
      },
      {
        name: 'bare SQL',
        run: ({ salon, from }) =>
          client.query({
            name: 'days',
            text: 'select * from reference.free_time($1, $2, 14)',
            values: [salon, from],
          }),
      },
    ]);
    return [
      table(
        'First ten by price, free in a window, for a treatment near a salon',
        search,
        goals.rows,
      ),
      table('The same on a Sunday, on which one in seven works', sunday, goals.rows),
      table('How many there are in all, exactly', count, goals.total),
      table('The same, and on each of seven days', week, goals.total, weekRounds),
      table('Fourteen days of one practitioner', days, goals.days),
    ];
  },
};
export default suite;

/** Eight clients at once, so that it takes seconds only. */
async function warmUpServer({ url, base }: BenchService, searches: SearchParams[]) {
  let sent = 0;
  const sendRequests = async () => {
    const http = await connectClient(url);
    for (; sent < serverWarmUp; sent += 1) {
      const params = searches[sent % searches.length];
      if (params) await http.get(`${base}/practitioners/available?${searchQuery(params)}`);
    }
    http.close();
  };
  await Promise.all(Array.from({ length: 8 }, sendRequests));
}

async function measure<Input>(
  inputs: Input[],
  contenders: Parameters<typeof interleave<Input>>[0],
  warm = warmUp,
) {
  await interleave(contenders, inputs.slice(0, warm));

  return interleave(contenders, inputs.slice(warm));
}

/** The first timing is the API's; the rows of the others show the API's time divided by theirs. */
function table(title: string, timings: Timing[], goal: Goal, measured = rounds): BenchTable {
  const [api] = timings;
  const ratio = (own: number, other: number) => (own / other).toFixed(2);
  return {
    title,
    columns: ['', 'p50 ms', 'p95 ms', 'API ratio p50', 'goal', 'API ratio p95', 'goal'],
    rows: timings.map((timing) => [
      timing.name,
      timing.p50.toFixed(2),
      timing.p95.toFixed(2),
      ...(api && timing !== api
        ? [ratio(api.p50, timing.p50), goal[0], ratio(api.p95, timing.p95), goal[1]]
        : ['', '', '', '']),
    ]),
    note:
      `One client, ${measured} requests each, interleaved; 50,000 practitioners, a million bookings. ` +
      'With a page of rows the API also returns details, and whether there are more than ten.',
  };
}
