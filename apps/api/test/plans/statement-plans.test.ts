// The plans of what the API runs, at the size of a large market: no statement reads a whole table that grows,
// except those below that say why. Neither depends on how fast the machine is.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { startTestApi, type TestApi } from '../support/start-test-api.ts';
import { allowed } from './allowed.ts';
import { faultsOf, type LargeTables } from './plan-faults.ts';
import { type PlannedRequest, requests } from './requests.ts';
import { explainAll, type RanStatement, watchPlans } from './watch-plans.ts';

let api: TestApi;
let large: LargeTables;
beforeAll(async () => {
  api = await startTestApi({}, explainAll);
  const script = readFileSync(join(import.meta.dirname, 'large-market.sql'), 'utf8');
  await api.db.connection().execute(async (db) => {
    const statements = script.replace(/--.*$/gm, '').split(';');
    for (const each of statements) if (each.trim()) await sql.raw(each).execute(db);
  });
  const names = async (query: string) => {
    const { rows } = await sql.raw<{ name: string }>(query).execute(api.db);

    return new Set(rows.map(({ name }) => name));
  };
  large = {
    tables: await names(`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples > 100000`),
    functions:
      await names(`select proname as name from pg_proc join pg_language l on l.oid = prolang
      where pronamespace = 'public'::regnamespace and lanname in ('sql', 'plpgsql')`),
  };
}, 120_000);
afterAll(() => api.close());

test('no statement reads what grows with the market as a whole', async () => {
  expect(large.tables.size).toBeGreaterThan(20);
  const used = new Set<(typeof allowed)[number]>();
  for (const request of requests) {
    for (const statement of await plansOf(request)) {
      const faults = faultsOf(statement, large);
      if (faults.length === 0) continue;
      const exception = allowed.find(({ text }) => oneLine(statement.text).includes(text));
      if (exception) used.add(exception);
      else
        found.push(
          `${request.path}: ${faults.join(', ')}: ${oneLine(statement.text).slice(0, 160)}`,
        );
    }
  }

  expect([...new Set(found)]).toEqual([]);
  expect(allowed.filter((each) => !used.has(each))).toEqual([]);
});

const found: string[] = [];
test('counting all bookings anew calls no function for each of them', async () => {
  const plans = await watchPlans(() => sql`select recount_bookings()`.execute(api.db));
  const faults = plans.flatMap((statement) => faultsOf(statement, large));

  expect(faults).toContain('reads all of bookings');
  expect(faults.filter((fault) => fault.startsWith('calls'))).toEqual([]);
});

async function plansOf({ as, method, path, body, times = 1 }: PlannedRequest) {
  const { basePath } = api.deps.config;
  const plans: RanStatement[] = [];
  for (let time = 0; time < times; time += 1) {
    plans.push(
      ...(await watchPlans(async () => {
        const response = await api.app.inject({
          method: method ?? 'GET',
          url: basePath + path,
          ...(body ? { payload: body } : {}),
          headers: as ? { authorization: `Bearer ${String(as).padStart(43, 'x')}` } : {},
        });
        const isFine = response.statusCode < 300;
        if (!isFine) found.push(`${path}: ${response.body}`);
      })),
    );
  }

  return plans;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
