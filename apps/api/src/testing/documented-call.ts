// One row for each call of the documents: a request that works with what it answers, and every
// refusal that they name, in their words (D57).
import type { Call } from '@freely/api-client/contract';
import { expect } from '@jest/globals';
import { safeParse } from 'valibot';
import type { TestUser } from './make-users.ts';
import type { TestApi } from './start-test-api.ts';

interface Ask {
  /** Nobody, when left out. */
  as?: TestUser;
  params?: Record<string, string | number>;
  query?: Record<string, string | string[]>;
  body?: unknown;
  /** Sent as a form. */
  form?: Record<string, string | Buffer>;
  headers?: Record<string, string>;
}

interface Works extends Ask {
  /** 200 when left out. */
  status?: number;
  /** What the answer holds at least; its shape is the contract's. */
  answer: unknown;
}

interface Refusal extends Ask {
  when: string;
  status: number;
  message: string;
  errors?: Record<string, string[]>;
  bookings?: unknown;
}

interface Documented {
  works: Works;
  /** Asked in this order, before the one that works. */
  refusals?: Refusal[];
}

export interface Row {
  call: Call;
  /** Makes its own people, and says what is asked of them. */
  scene: (api: TestApi) => Promise<Documented>;
}

export const row = (call: Call, scene: Row['scene']): Row => ({ call, scene });

export const nameOf = ({ method, path }: Call): string => `${method} ${path}`;

/** A refusal that shows under one field. */
export const under = (field: string, message: string) => ({
  status: 422,
  message,
  errors: { [field]: [message] },
});

const notLoggedIn = 'You must log in to continue';

/** Asks all that a row says, and what holds of every call that is not for everybody. */
export async function expectDocumented(api: TestApi, { call, scene }: Row): Promise<void> {
  const { works, refusals = [] } = await scene(api);

  if (call.access !== 'public') {
    await expectRefusal(api, call, {
      ...{ ...works, headers: {} },
      ...{ when: 'nobody is signed in', status: 401, message: notLoggedIn },
      as: { ...(await api.makeCustomer()), token: 'x'.repeat(43) },
    });
  }
  if (call.access === 'practitioner' || call.access === 'customer') {
    const as = call.access === 'customer' ? await api.makeAdmin() : await api.makeCustomer();
    const message = `Available only for ${call.access}s`;
    await expectRefusal(api, call, { ...works, as, when: 'of another role', status: 403, message });
  }
  for (const refusal of refusals) await expectRefusal(api, call, refusal);

  const { status, body } = await ask(api, call, works);
  expect([status, body]).toEqual([works.status ?? 200, body]);
  if (typeof works.answer === 'string') expect(body).toMatch(works.answer);
  else expect(body).toMatchObject(works.answer as object);
  expect(safeParse(call.answer, body).issues ?? []).toEqual([]);
}

async function expectRefusal(api: TestApi, call: Call, refusal: Refusal): Promise<void> {
  const { when, status, message, errors, bookings } = refusal;
  const answer = await ask(api, call, refusal);

  expect({ when, status: answer.status, body: answer.body }).toEqual({
    when,
    status,
    body: {
      message,
      code: expect.any(String),
      ...(errors ? { errors } : {}),
      ...(bookings ? { bookings } : {}),
    },
  });
}

async function ask(api: TestApi, call: Call, asked: Ask) {
  const sent = asked.form && new Response(formOf(asked.form));
  const response = await api.app.inject({
    method: call.method,
    url: api.deps.config.basePath + fill(call.path, asked.params) + search(asked.query),
    headers: {
      ...(asked.as ? { authorization: `Bearer ${asked.as.token}` } : {}),
      ...(sent ? { 'content-type': sent.headers.get('content-type') ?? '' } : {}),
      ...asked.headers,
    },
    ...(sent ? { payload: Buffer.from(await sent.arrayBuffer()) } : {}),
    ...(asked.body === undefined ? {} : { payload: asked.body as object }),
  });
  const isJson = String(response.headers['content-type']).startsWith('application/json');

  return { status: response.statusCode, body: isJson ? response.json() : response.body };
}

function formOf(fields: Record<string, string | Buffer>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new Blob([new Uint8Array(value)], { type: 'image/png' }), 'a.png');
  }

  return form;
}

function fill(path: string, params: Ask['params'] = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function search(query: Ask['query'] = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one) => `${encodeURIComponent(name)}=${encodeURIComponent(one)}`),
  );

  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}
