// Walks the policy in full against the real API.

import { ErrorAnswer } from '@freely/api-client/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import * as v from 'valibot';
import { makeWorld, markPaid, namingOf, type World } from '../testing/policy-world.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import type { KeptRoute } from './kept-routes.ts';
import { type Outcome, type Person, people, policy } from './policy.ts';

let api: TestApi;
let served: Map<string, KeptRoute>;
beforeAll(async () => {
  api = await startTestApi();
  const { basePath } = api.deps.config;
  served = new Map(
    api.app.keptRoutes.map((route) => [
      `${route.method} ${route.url.startsWith(basePath) ? route.url.slice(basePath.length) : route.url}`,
      route,
    ]),
  );
});
afterAll(() => api.close());

test('the policy names every route that is served, and no other', () => {
  expect(policy.map(([route]) => route).sort()).toEqual([...served.keys()].sort());
});

test.each(policy)('%s', async (route, ...outcomes) => {
  const world = await makeWorld(api);
  if (route.endsWith('/paymentIntent')) await markPaid(api, world);
  const cells = people.map((person, column) => [person, outcomes[column]] as const);
  // Who is refused comes first: an allowed call may take the object away.
  const refusedFirst = cells.toSorted(([, a], [, b]) => Number(a === 'ok') - Number(b === 'ok'));
  const found: Partial<Record<Person, string>> = {};
  for (const [person, expected = 'ok'] of refusedFirst) {
    found[person] = await meet(route, world, person, expected);
  }

  expect(found).toEqual(Object.fromEntries(cells.map(([person, each]) => [person, String(each)])));
});

/** Tokens that nobody has, and none. */
const strangers = [undefined, `Bearer ${'x'.repeat(43)}`, 'Basic YTpi'];

async function meet(
  route: string,
  world: World,
  person: Person,
  expected: Outcome,
): Promise<string> {
  const tokens = person === 'visitor' ? strangers : [`Bearer ${world.users[person].token}`];
  const met = new Set<string>();
  for (const authorization of tokens) {
    const answer = await ask(route, world, authorization, expected === 401 || expected === 403);
    const status = answer.statusCode;
    met.add(String(expected === 'ok' && isLetIn(status) ? 'ok' : status));
    if (status >= 300) {
      const body = v.parse(v.strictObject(ErrorAnswer.entries), answer.json());
      if (status === 403)
        expect(body.message).toMatch(/^Available only for |^The account of an admin /);
    }
    if (status === 401) expect(answer.headers['www-authenticate']).toBe('Bearer');
  }

  return [...met].join();
}

const isLetIn = (status: number) => status < 500 && ![401, 403, 404].includes(status);

/** A role is refused before the body is read, so that one which cannot be read makes no odds. */
function ask(route: string, world: World, authorization: string | undefined, isBroken: boolean) {
  const { url = '', method = '', call = null } = served.get(route) ?? {};
  const { params = {}, body = {} } = namingOf(route, world);
  const hasBody = call ? call.body !== undefined : method === 'POST';

  return api.app.inject({
    method: method as 'GET',
    url: url.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params[name] ?? 1))),
    headers: {
      ...(authorization === undefined ? {} : { authorization }),
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
    },
    ...(hasBody ? { payload: isBroken ? '{' : JSON.stringify(body) } : {}),
  });
}
