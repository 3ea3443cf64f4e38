// Walks every served route as every person: who is let in is what the policy says, and no answer,
// log line or mail holds what its reader should not know (D39, D41).
import { ErrorAnswer } from '@freely/api-client/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import * as v from 'valibot';
import { queueMail, sendMail } from '../modules/notifications/index.ts';
import { bookingMailKinds } from '../modules/notifications/mail-kinds.ts';
import {
  type Canary,
  type CanaryWorld,
  makeCanaryWorld,
  type Reader,
} from '../testing/canary-world.ts';
import { markPaid } from '../testing/policy-world.ts';
import { type RouteRequest, requestsOf } from '../testing/route-requests.ts';
import { startTestMarket, type TestMarket } from '../testing/start-test-market.ts';
import type { KeptRoute } from './kept-routes.ts';
import { type Outcome, type Person, people, policy } from './policy.ts';

let api: TestMarket;
let served: Map<string, KeptRoute>;
const logged: string[] = [];
const mails: { to: string; text: string }[] = [];
const worlds: CanaryWorld[] = [];
/** Reading changes nothing, so all routes that only read share one world. */
let readWorld: CanaryWorld;
/** What somebody read that was not for them. */
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
    api.app.keptRoutes.map((route) => [
      `${route.method} ${route.url.startsWith(basePath) ? route.url.slice(basePath.length) : route.url}`,
      route,
    ]),
  );
  readWorld = await newWorld();
});
afterAll(() => api.close());

async function newWorld(): Promise<CanaryWorld> {
  const world = await makeCanaryWorld(api, worlds.length + 1);
  worlds.push(world);

  return world;
}

const known = () => worlds.flatMap(({ canaries }) => canaries);

function look(where: string, reader: Reader | null, text: string, canaries: Canary[]): void {
  for (const { text: canary, what, readers } of canaries) {
    if (!text.includes(canary) || (reader && readers.includes(reader))) continue;
    leaks.add(`${where}: ${reader ?? 'a file'} reads the ${what}`);
  }
}

/** Nobody keeps files in this market. */
const silent = ['GET /files/:name'];
const isReading = (route: string) =>
  /^GET (?!\/auth\/user\/logout|\/dashboard\/admin\/userLogIn)/.test(route);

test('the policy names every route that is served, and no other', () => {
  expect(policy.map(([route]) => route).sort()).toEqual([...served.keys()].sort());
});

test.each(policy)('%s', async (route, ...outcomes) => {
  const world = isReading(route) ? readWorld : await newWorld();
  if (route.endsWith('/paymentIntent')) await markPaid(api, world);
  const cells = people.map((person, column) => [person, outcomes[column]] as const);
  // Who is refused comes first: an allowed call may take the object away.
  const refusedFirst = cells.toSorted(([, a], [, b]) => Number(a === 'ok') - Number(b === 'ok'));
  const found: Partial<Record<Person, string>> = {};
  let answered = 0;
  for (const [person, expected = 'ok'] of refusedFirst) {
    const met = await meet(route, world, person, expected);
    found[person] = met.outcome;
    answered += met.answered;
  }

  expect(found).toEqual(Object.fromEntries(cells.map(([person, each]) => [person, String(each)])));
  expect([...leaks]).toEqual([]);
  // A route that answered nobody was not looked at.
  if (isReading(route)) expect(answered > 0).toBe(!silent.includes(route));
});

/** Tokens that nobody has, and none. */
const strangers = [undefined, `Bearer ${'x'.repeat(43)}`, 'Basic YTpi'];

/** Makes every request of a route as one person: what they met, and how often they were answered. */
async function meet(
  route: string,
  world: CanaryWorld,
  person: Person,
  expected: Outcome,
): Promise<{ outcome: string; answered: number }> {
  const reader = route === 'GET /calendar/:file' ? 'calendar' : person;
  const tokens = person === 'visitor' ? strangers : [`Bearer ${world.users[person].token}`];
  const met = new Set<string>();
  // Of their own world, and of another one.
  const canaries = [...new Set([world, readWorld])].flatMap((each) => each.canaries);
  let answered = 0;
  for (const authorization of tokens) {
    for (const [place, request] of requestsOf(route, world).entries()) {
      const isBroken = expected === 401 || expected === 403;
      const answer = await ask(route, request, authorization, isBroken);
      const status = answer.statusCode;
      if (status >= 500) throw new Error(`${route}: ${answer.body}`);
      if (status < 300) answered += 1;
      const { 'set-cookie': _, ...headers } = answer.headers;
      look(route, reader, answer.body + JSON.stringify(headers), canaries);
      if (status === 401) expect(answer.headers['www-authenticate']).toBe('Bearer');
      if (status >= 300) {
        const body = v.parse(v.strictObject(ErrorAnswer.entries), answer.json());
        if (status === 403)
          expect(body.message).toMatch(/^Available only for |^The account of an admin /);
      }
      // The policy is about the objects of one customer and one practitioner; others are only read.
      if (place === 0) met.add(String(expected === 'ok' && isLetIn(status) ? 'ok' : status));
    }
  }

  return { outcome: [...met].join(), answered };
}

const isLetIn = (status: number) => status < 500 && ![401, 403, 404].includes(status);

/** A role is refused before the body is read, so that one which cannot be read makes no odds. */
function ask(
  route: string,
  { params = {}, query = '', body = {} }: RouteRequest,
  authorization: string | undefined,
  isBroken: boolean,
) {
  const { url = '', method = '', call = null } = served.get(route) ?? {};
  const hasBody = call ? call.body !== undefined : method === 'POST';
  const filled = url.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params[name] ?? 1)));

  return api.app.inject({
    method: method as 'GET',
    url: `${filled}${query && `?${encodeURI(query)}`}`,
    headers: {
      ...(authorization === undefined ? {} : { authorization }),
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
    },
    ...(hasBody ? { payload: isBroken ? '{' : JSON.stringify(body) } : {}),
  });
}

test('mails tell their readers no more', async () => {
  const world = await newWorld();
  const { customer, practitioner, anotherCustomer } = world.users;
  const isForPractitioner = (kind: string) =>
    /_practitioner$/.test(kind) ||
    ['change_accepted', 'lateness_reported', 'payout_sent'].includes(kind);
  await api.db.transaction().execute(async (trx) => {
    for (const kind of bookingMailKinds) {
      for (const [name, bookingId] of Object.entries(world.bookings)) {
        // Nobody is paid for what nobody paid for.
        if (kind === 'payout_sent' && !name.startsWith('paid')) continue;
        const client = name.startsWith('paid') ? customer : anotherCustomer;
        const toUserId = (isForPractitioner(kind) ? practitioner : client).id;
        const detail = { gift_id: world.gift, amount: 2000 };
        await queueMail(trx, api.deps.jobs, { kind, toUserId, bookingId, detail });
      }
    }
  });
  const waiting = await api.db
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
    close: () => {},
  };
  for (const { id } of waiting) await sendMail({ ...api.deps, mailer }, id);

  expect(mails.length).toBeGreaterThan(worlds.length);
  for (const { to, text } of mails) {
    const person = /^cnry-\d+-(\w+)@freely/.exec(to)?.[1];
    const reader = people.find((each) => each.toLowerCase() === person);
    look(`a mail ${subjectOf(text)}`, reader ?? 'visitor', text, known());
  }
  expect([...leaks]).toEqual([]);
}, 120_000);

test('and the log holds nothing of it at all', () => {
  const text = logged.join('');
  expect(logged.length).toBeGreaterThan(500);
  look('the log', null, text, known());

  expect([...leaks]).toEqual([]);
});

const subjectOf = (text: string) => /"subject":"([^"]*)"/.exec(text)?.[1] ?? '';
