// Requests every served route as every person. Access must be as the call declares it, and no
// response, log line or mail may contain a leak marker that its reader should not see (D39, D41).
import { createHash } from 'node:crypto';
import { ErrorResponse } from '@freely/api-client/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import * as v from 'valibot';
import { expectGenerated } from '../../../test/support/expect-generated.ts';
import {
  type LeakMarker,
  type LeakMarkerWorld,
  makeLeakMarkerWorld,
  type Reader,
} from '../../../test/support/leak-marker-world.ts';
import {
  type Outcome,
  type Person,
  people,
  permissionsPage,
  policy,
} from '../../../test/support/permissions.ts';
import { markPaid, pathTo } from '../../../test/support/policy-world.ts';
import { bookingMailKinds, queueMail } from '../../../test/support/queue-mail.ts';
import { type RouteRequest, requestsOf } from '../../../test/support/route-requests.ts';
import { startTestMarket, type TestMarket } from '../../../test/support/start-test-market.ts';
import { sendMail } from '../../notifications/index.ts';
import type { ServedRoute } from './served-routes.ts';

let api: TestMarket;
let served: Map<string, ServedRoute>;
const logged: string[] = [];
const mails: { to: string; text: string }[] = [];
const worlds: LeakMarkerWorld[] = [];
/** Reading changes nothing, so all read-only routes share one world. */
let readWorld: LeakMarkerWorld;
/** What somebody could read that is not for them. */
const leaks = new Set<string>();

beforeAll(async () => {
  process.env.LOG_LEVEL = 'debug';
  api = await startTestMarket({ worker: false });
  const stream = Object.getOwnPropertySymbols(api.app.log).find(
    ({ description }) => description === 'pino.stream',
  );
  if (!stream) throw new Error('There is no log to read');
  Object.assign(api.app.log, { [stream]: { write: (line: string) => logged.push(line) } });
  const { basePath } = api.deps.config;
  served = new Map(
    api.app.servedRoutes.map((route) => [
      `${route.method} ${route.url.startsWith(basePath) ? route.url.slice(basePath.length) : route.url}`,
      route,
    ]),
  );
  readWorld = await newWorld();
});
afterAll(() => api.close());

async function newWorld(): Promise<LeakMarkerWorld> {
  const world = await makeLeakMarkerWorld(api, worlds.length + 1);
  worlds.push(world);

  return world;
}

const allLeakMarkers = () => worlds.flatMap(({ leakMarkers }) => leakMarkers);

function findLeaks(
  where: string,
  reader: Reader | null,
  text: string,
  leakMarkers: LeakMarker[],
): void {
  for (const { text: marker, what, readers } of leakMarkers) {
    if (!text.includes(marker) || (reader && readers.includes(reader))) continue;
    leaks.add(`${where}: ${reader ?? 'a file'} reads the ${what}`);
  }
}

/** Routes that never succeed here: there are no files in this market. */
// Releases and tax reports need a right that nobody here has; tests of their own read them.
const neverOk = [
  'GET /files/:name',
  'GET /dashboard/admin/releases',
  'GET /dashboard/admin/releases/log',
  'GET /dashboard/admin/tax-reports',
  'GET /dashboard/admin/tax-reports/:id/file',
];
const isReading = (route: string) =>
  /^GET (?!\/auth\/user\/logout|\/dashboard\/admin\/userLogIn)/.test(route);

test('docs/permissions.md is what the calls declare', () => {
  expectGenerated('docs/permissions.md', permissionsPage());
});

test('the policy lists exactly the routes that are served', () => {
  expect(policy.map(([route]) => route).sort()).toEqual([...served.keys()].sort());
});

test.each(policy)('%s', async (route, ...outcomes) => {
  const world = isReading(route) ? readWorld : await newWorld();
  // On a slow machine, all calls together take longer than a password counts.
  await sql`update sessions set authenticated_at = now()`.execute(api.db);
  if (route.endsWith('/paymentIntent')) await markPaid(api, world);
  const cells = people.map((person, column) => [person, outcomes[column]] as const);
  // Refusals come first: an allowed call may delete the object.
  const refusedFirst = cells.toSorted(([, a], [, b]) => Number(a === 'ok') - Number(b === 'ok'));
  const actual: Partial<Record<Person, string>> = {};
  let successes = 0;
  for (const [person, expected = 'ok'] of refusedFirst) {
    const result = await requestAs(route, world, person, expected);
    actual[person] = result.outcome;
    successes += result.successes;
  }

  expect(actual).toEqual(Object.fromEntries(cells.map(([person, each]) => [person, String(each)])));
  expect([...leaks]).toEqual([]);
  // Without a successful response, the route was not checked for leaks.
  if (isReading(route)) expect(successes > 0).toBe(!neverOk.includes(route));
});

/** No token, and invalid ones. */
const anonymousTokens = [undefined, `Bearer ${'x'.repeat(43)}`, 'Basic YTpi'];

/** Makes every request of a route as one person, and returns the outcome and all successes. */
async function requestAs(
  route: string,
  world: LeakMarkerWorld,
  person: Person,
  expected: Outcome,
): Promise<{ outcome: string; successes: number }> {
  const reader = route === 'GET /calendar/:file' ? 'calendar' : person;
  const tokens = person === 'anonymous' ? anonymousTokens : [`Bearer ${world.users[person].token}`];
  const outcomes = new Set<string>();
  // The markers of this world, and of another one.
  const leakMarkers = [...new Set([world, readWorld])].flatMap((each) => each.leakMarkers);
  let successes = 0;
  for (const authorization of tokens) {
    for (const [index, request] of requestsFrom(person, route, world).entries()) {
      const isBroken = expected === 401 || expected === 403;
      const response = await send(route, request, authorization, isBroken);
      const status = response.statusCode;
      if (status >= 500) throw new Error(`${route}: ${response.body}`);
      if (status < 300) successes += 1;
      const { 'set-cookie': _, ...headers } = response.headers;
      findLeaks(route, reader, response.body + JSON.stringify(headers), leakMarkers);
      if (status === 401) expect(response.headers['www-authenticate']).toBe('Bearer');
      if (status >= 300) {
        const body = v.parse(v.strictObject(ErrorResponse.entries), response.json());
        if (status === 403)
          expect(body.message).toMatch(/^Available only for |^The account of an admin /);
      }
      // The policy is about the first request's objects; the others are only checked for leaks.
      if (index === 0) outcomes.add(String(expected === 'ok' && isAllowed(status) ? 'ok' : status));
    }
  }

  return { outcome: [...outcomes].join(), successes };
}

/** Everybody's own session, which is the only one that they can name. */
function requestsFrom(person: Person, route: string, world: LeakMarkerWorld): RouteRequest[] {
  if (person === 'anonymous' || route !== 'DELETE /auth/sessions/:id')
    return requestsOf(route, world);
  const hash = createHash('sha256').update(world.users[person].token).digest('hex');

  return [{ params: { id: hash.slice(0, 24) } }];
}

const isAllowed = (status: number) => status < 500 && ![401, 403, 404].includes(status);

/** With `isBroken`, the body is malformed: a role must be refused before the body is read. */
function send(
  route: string,
  request: RouteRequest,
  authorization: string | undefined,
  isBroken: boolean,
) {
  const { url = '', method = '', call = null } = served.get(route) ?? {};
  const hasBody = call ? call.body !== undefined : method === 'POST';
  const { query = '', body = {} } = request;

  return api.app.inject({
    method: method as 'GET',
    url: `${pathTo(url, request)}${query && `?${encodeURI(query)}`}`,
    headers: {
      ...(authorization === undefined ? {} : { authorization }),
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
    },
    ...(hasBody ? { payload: isBroken ? '{' : JSON.stringify(body) } : {}),
  });
}

test('mails contain only what their readers may see', async () => {
  const world = await newWorld();
  const { customer, practitioner, anotherCustomer } = world.users;
  const isForPractitioner = (kind: string) =>
    /_practitioner$/.test(kind) ||
    [
      'address_given',
      'change_accepted',
      'lateness_reported',
      'payout_sent',
      'questionnaire_signed',
    ].includes(kind);
  await api.db.transaction().execute(async (trx) => {
    for (const kind of bookingMailKinds) {
      for (const [name, bookingId] of Object.entries(world.bookings)) {
        // An unpaid booking has no payout.
        if (kind === 'payout_sent' && !name.startsWith('paid')) continue;
        const client = name.startsWith('paid') ? customer : anotherCustomer;
        const toUserId = (isForPractitioner(kind) ? practitioner : client).id;
        const detail = { gift_id: world.gift, amount: 2000, address_before: '1 Old Road' };
        await queueMail(trx, api.deps.jobs, { kind, toUserId, bookingId, detail });
      }
    }
  });
  const queued = await api.db
    .selectFrom('mail_outbox')
    .select('id')
    .where('sent_at', 'is', null)
    .where('dropped_at', 'is', null)
    .execute();
  const mailer = {
    send: async ({
      to,
      messageId: _,
      ...content
    }: {
      to: { address: string };
      messageId: string;
    }) => {
      mails.push({ to: to.address, text: JSON.stringify(content) });
    },
    verify: async () => undefined,
    close: () => {},
  };
  for (const { id } of queued) await sendMail({ ...api.deps, mailer }, id);

  expect(mails.length).toBeGreaterThan(worlds.length);
  for (const { to, text } of mails) {
    const person = /^marker-\d+-(\w+)@freely/.exec(to)?.[1];
    const reader = people.find((each) => each.toLowerCase() === person);
    findLeaks(`a mail ${subjectOf(text)}`, reader ?? 'anonymous', text, allLeakMarkers());
  }
  expect([...leaks]).toEqual([]);
}, 120_000);

test('the log contains no leak marker', () => {
  // Milliseconds are digits like any others, and by chance those of a marker.
  const text = logged.join('').replaceAll(/"(time|responseTime)":[\d.]+/g, '');
  expect(logged.length).toBeGreaterThan(500);
  findLeaks('the log', null, text, allLeakMarkers());

  expect([...leaks]).toEqual([]);
});

const subjectOf = (text: string) => /"subject":"([^"]*)"/.exec(text)?.[1] ?? '';
