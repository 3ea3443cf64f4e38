// Checks that apply to every call of the contract. Who may make which call is in policy.ts.
import type { Call } from '@freely/api-client/contract';
import { adminCustomers, ErrorResponse } from '@freely/api-client/contract';
import { randomRuns } from '@freely/tools/testing/random-runs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import * as v from 'valibot';
import { arbitraryInput } from '../../../test/support/arbitrary-input.ts';
import { servedCalls } from '../../../test/support/contract-calls.ts';
import type { TestUser } from '../../../test/support/make-users.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import { startSession } from '../sessions/index.ts';

let api: TestApi;
let calls: [string, Call][];
let users: { customer: TestUser; practitioner: TestUser; admin: TestUser };
beforeAll(async () => {
  api = await startTestApi();
  calls = servedCalls(api.app, api.deps.config.basePath);
  users = {
    customer: await api.makeCustomer(),
    practitioner: await api.makePractitioner(),
    admin: await api.makeAdmin(),
  };
  await api.db
    .insertInto('account_rights')
    .values([
      { user_id: users.admin.id, name: 'release' },
      { user_id: users.admin.id, name: 'tax' },
    ])
    .execute();
});
afterAll(() => api.close());

const refusals = [400, 401, 403, 404, 409, 413, 422, 429];

async function send(call: Call, parts: { url?: string } & Omit<InjectOptions, 'url' | 'method'>) {
  const response = await api.app.inject({
    ...parts,
    method: call.method,
    url: api.deps.config.basePath + (parts.url ?? call.path.replace(/:\w+/g, '1')),
  });

  return { status: response.statusCode, body: response.body };
}

function expectDocumented(response: { status: number; body: string }): void {
  if (response.status < 300) return;
  expect(refusals).toContain(response.status);
  const parsed = v.safeParse(v.strictObject(ErrorResponse.entries), JSON.parse(response.body));
  expect(parsed.issues ?? []).toEqual([]);
}

/** As deeply nested as the body limit allows. */
const nested = (open: string, close: string) => `${open.repeat(40_000)}1${close.repeat(40_000)}`;

/** A letter of Latin 1. */
const notUtf8 = Buffer.from('{"name":"Zo\xeb"}', 'latin1');

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

test('the contract is served', () => {
  expect(calls.length).toBeGreaterThanOrEqual(26);
});

test('unparsable JSON and other content types are 400, and too large a body is 413', async () => {
  for (const [name, call] of calls.filter(([, { body, isForm }]) => body && !isForm)) {
    const token = call.access === 'public' ? '' : users[roleFor(call)].token;
    const headers = token ? bearer(token) : {};
    const cases = [
      { payload: '{', type: 'application/json', status: 400 },
      { payload: '{"__proto__":{"a":1}}', type: 'application/json', status: 400 },
      { payload: notUtf8, type: 'application/json', status: 400 },
      { payload: 'a=1', type: 'application/x-www-form-urlencoded', status: 400 },
      { payload: `"${'x'.repeat(300_000)}"`, type: 'application/json', status: 413 },
      { payload: '[]', type: 'application/json', status: 422 },
      { payload: 'null', type: 'application/json', status: 422 },
      { payload: '1', type: 'application/json', status: 422 },
      { payload: nested('[', ']'), type: 'application/json', status: 422 },
      { payload: nested('{"a":', '}'), type: 'application/json', status: 422 },
    ];
    for (const { payload, type, status } of cases) {
      const response = await send(call, { payload, headers: { ...headers, 'content-type': type } });

      // A body without required fields may be any object: then it is valid, and the call goes on.
      const isValid = status === 422 && isAccepted(call, JSON.parse(String(payload)));
      if (!isValid)
        expect([name, String(payload).slice(0, 20), response.status]).toEqual([
          name,
          String(payload).slice(0, 20),
          status,
        ]);
      expectDocumented(response);
    }
  }
});

const isAccepted = ({ body }: Call, value: unknown) =>
  body !== undefined && !Array.isArray(value) && v.safeParse(body, value).success;

test('a query with text that cannot be stored is refused at its field', async () => {
  const { path } = adminCustomers;
  const { status, body } = await send(adminCustomers, {
    url: `${path}?page=1&q=a%00b`,
    headers: bearer(users.admin.token),
  });

  const { errors } = JSON.parse(body);
  expect([status, errors]).toEqual([
    422,
    { q: ['Please use letters, numbers and punctuation only'] },
  ]);
});

test('an invalid id is refused', async () => {
  const malformed = ['0', '-1', '1.5', '1e3', '0x1', 'abc', ' 1', 'NaN', '%00', '__proto__'];
  const ids = [
    ...malformed,
    '9'.repeat(15),
    '9'.repeat(16),
    '9'.repeat(400),
    '..%2F..',
    '1%27--',
    '%F0%9F%8F%A0',
  ];
  for (const [name, call] of calls.filter(([, { params }]) => params)) {
    const token = await tokenFor(name, call);
    for (const id of ids) {
      const response = await send(call, {
        url: call.path.replace(/:\w+/g, id),
        ...(call.body && !call.isForm ? { payload: {} } : {}),
        headers: call.access === 'public' ? {} : bearer(token),
      });

      expect([name, id, response.status]).toEqual([name, id, expect.any(Number)]);
      expect(response.status).toBeGreaterThanOrEqual(400);
      expectDocumented(response);
    }
  }
});

test('no random input makes a call fail, and every refusal has the documented shape', async () => {
  for (const [name, call] of calls) {
    await fc.assert(
      fc.asyncProperty(inputFor(call), async ({ params, query, body }) => {
        const token = await tokenFor(name, call);
        const response = await send(call, {
          url: fillPath(call.path, params) + toQueryString(query),
          ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
          headers: {
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...(call.access === 'public' ? {} : bearer(token)),
            ...(call.idempotent ? { 'idempotency-key': 'a-key' } : {}),
          },
        });

        expectDocumented(response);
      }),
      randomRuns({ quick: 12, long: 40 }),
    );
  }
}, 300_000);

/** Some calls end their own session, or delete its user. These get a token of their own. */
async function tokenFor(name: string, call: Call): Promise<string> {
  if (name === 'deleteAccount') return (await api.makeCustomer()).token;
  if (name === 'deletePractitionerAccount') return (await api.makePractitioner()).token;
  const user = users[roleFor(call)];

  return name === 'logout' ? startSession(api.db, user.id) : user.token;
}

function roleFor(call: Call): keyof typeof users {
  return call.access === 'admin' || call.access === 'practitioner' ? call.access : 'customer';
}

function inputFor(call: Call) {
  const nothing = fc.constant(undefined);

  return fc.record({
    params: call.params ? arbitraryInput(call.params) : nothing,
    query: call.query ? arbitraryInput(call.query) : nothing,
    body: call.body ? arbitraryInput(call.body) : nothing,
  });
}

const asText = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();

function fillPath(path: string, params: unknown): string {
  const values = (params ?? {}) as Record<string, unknown>;

  return path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(asText(values[name] ?? '1')));
}

function toQueryString(query: unknown): string {
  if (typeof query !== 'object' || query === null) return '';
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const pairs = given.flatMap(([name, value]) =>
    [value].flat().map((one) => [name, asText(one)] as const),
  );

  return pairs.length === 0
    ? ''
    : `?${pairs.map(([name, value]) => `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(value)}`).join('&')}`;
}
