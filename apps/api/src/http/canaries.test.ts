// Walks every served route as every person, and reads every answer, log line and mail for what its
// reader should not know (D39, D41).
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { queueMail, sendMail } from '../modules/notifications/index.ts';
import { bookingMailKinds } from '../modules/notifications/mail-kinds.ts';
import {
  type Canary,
  type CanaryWorld,
  makeCanaryWorld,
  type Reader,
} from '../testing/canary-world.ts';
import { type Naming, namingOf } from '../testing/policy-world.ts';
import { startTestMarket, type TestMarket } from '../testing/start-test-market.ts';
import { type Person, people, policy } from './policy.ts';

let api: TestMarket;
const logged: string[] = [];
const mails: { to: string; text: string }[] = [];
const worlds: CanaryWorld[] = [];
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
});
afterAll(() => api.close());

async function newWorld(): Promise<CanaryWorld> {
  const world = await makeCanaryWorld(api, worlds.length + 1);
  worlds.push(world);

  return world;
}

function look(where: string, reader: Reader | null, text: string, canaries: Canary[]): void {
  for (const { text: canary, what, readers } of canaries) {
    if (!text.includes(canary) || (reader && readers.includes(reader))) continue;
    leaks.add(`${where}: ${reader ?? 'a file'} reads the ${what}`);
  }
}

/** Admins' lists show people of every world. */
const known = () => worlds.flatMap(({ canaries }) => canaries);

const isReading = (route: string) =>
  /^GET (?!\/auth\/user\/logout|\/dashboard\/admin\/userLogIn)/.test(route);
const routes = policy.map(([route]) => route);

test('what is read holds nothing that its reader may not know', async () => {
  const world = await newWorld();
  const answered = new Map<string, number>();
  for (const route of routes.filter(isReading)) {
    for (const person of people) {
      answered.set(route, (answered.get(route) ?? 0) + (await walk(route, world, person)));
    }
  }

  // A route that answered nobody was not looked at.
  const silent = [...answered].filter(([, count]) => count === 0).map(([route]) => route);
  expect(silent).toEqual(['GET /files/:name']);
  expect([...leaks]).toEqual([]);
}, 120_000);

test('nor is what a change answers, whoever asks for it', async () => {
  for (const route of routes.filter((each) => !isReading(each))) {
    const world = await newWorld();
    // Strangers first: whoever may, may also take the object away.
    for (const person of people.toReversed()) await walk(route, world, person);
  }

  expect([...leaks]).toEqual([]);
}, 300_000);

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

/** Makes every request of a route as one person; how many of them were answered with more than a refusal. */
async function walk(route: string, world: CanaryWorld, person: Person): Promise<number> {
  const reader = route === 'GET /calendar/:file' ? 'calendar' : person;
  let count = 0;
  for (const asked of requestsOf(route, world)) {
    const response = await ask(
      route,
      asked,
      person === 'visitor' ? null : world.users[person].token,
    );
    if (response.statusCode >= 500) throw new Error(`${route}: ${response.body}`);
    if (response.statusCode < 300) count += 1;
    const { 'set-cookie': _, ...headers } = response.headers;
    look(route, reader, response.body + JSON.stringify(headers), known());
  }

  return count;
}

type Asked = Naming & { query?: string };

/** What a route is asked: about the objects of the world, and about each booking and practitioner. */
function requestsOf(route: string, world: CanaryWorld): Asked[] {
  const { users, treatment, bookings } = world;
  const named = namingOf(route, world);
  const day = new Date(Date.now() + 12 * 86_400_000).toISOString().slice(0, 10);
  const from = `from=${day}&to=${day}`;
  const here = 'lat=51.4652&lon=-0.1708';
  const slot = `sub_service[]=${treatment}&`;
  const queries: Record<string, string[]> = {
    'GET /practitioners/available': [
      `${here}&per_page=50&withAvailableTreatments=1`,
      `${here}&locationtype=salon&date=${day}`,
      `${here}&locationtype=mobile&date=${day}&sort=reviews`,
    ],
    'GET /practitioner/:id/availableBookingStartTimes': ['mobile', 'salon'].map(
      (place) => `${slot}date=${day}&locationtype=${place}`,
    ),
    'GET /practitioner/:id/availableDays': [`${slot}${from}&locationtype=mobile`],
    'GET /dashboard/practitioner/why-not': ['mobile', 'salon'].map(
      (place) => `${slot}date=${day}&locationtype=${place}`,
    ),
    'GET /places/autocomplete': ['q=SW11 4NB'],
    'GET /dashboard/admin/getBookings': [from],
    'GET /dashboard/admin/getPractitioners': [from],
    'GET /dashboard/admin/search-download': [`${here}&date=${day}&address=SW11&distance=15`],
  };
  const params = / \/booking\/:id|\/practitioner\/booking\/:id|\/admin\/bookings\/:id/.test(route)
    ? Object.values(bookings).map((id) => ({ ...named.params, id }))
    : / \/practitioner\/:id\//.test(route)
      ? [users.practitioner, users.anotherPractitioner].map(({ id }) => ({ id }))
      : [{ token: world.token, ...named.params }];

  return params.flatMap((each) =>
    (queries[route] ?? ['']).map((query) => ({ ...named, params: each, query })),
  );
}

function ask(route: string, { params = {}, query = '', body = {} }: Asked, token: string | null) {
  const [method = '', path = ''] = route.split(' ');
  const { basePath } = api.deps.config;
  const isOutside = path.startsWith('/files/') || path.startsWith('/health/');
  const hasBody = method !== 'GET' && (method !== 'DELETE' || Object.keys(body).length > 0);
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? 1)),
  );

  return api.app.inject({
    method: method as 'GET',
    url: `${isOutside ? '' : basePath}${filled}${query && `?${encodeURI(query)}`}`,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
    },
    ...(hasBody ? { payload: JSON.stringify(body) } : {}),
  });
}
