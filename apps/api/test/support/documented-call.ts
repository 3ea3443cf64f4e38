// One row for each documented call: a successful request with its response, and every documented
// refusal with its message (D57).
import type { Call } from '@freely/api-client/contract';
import { expect } from '@jest/globals';
import { safeParse } from 'valibot';
import type { TestUser } from './make-users.ts';
import { type TestApi, urlOf } from './start-test-api.ts';

interface RequestParts {
  /** Anonymous when omitted. */
  as?: TestUser;
  params?: Record<string, string | number>;
  query?: Record<string, string | string[]>;
  body?: unknown;
  /** Sent as a form. */
  form?: Record<string, string | Buffer>;
  headers?: Record<string, string>;
}

interface Success extends RequestParts {
  /** 200 when omitted. */
  status?: number;
  /** What the response contains at least; its shape is that of the contract. */
  response: unknown;
}

interface Refusal extends RequestParts {
  when: string;
  status: number;
  message: string;
  errors?: Record<string, string[]>;
  bookings?: unknown;
}

interface DocumentedCases {
  success: Success;
  /** Sent in this order, before the successful request. */
  refusals?: Refusal[];
}

export interface Row {
  call: Call;
  /** Makes its own users and data, and returns the requests to send. */
  arrange: (api: TestApi) => Promise<DocumentedCases>;
}

export const row = (call: Call, arrange: Row['arrange']): Row => ({ call, arrange });

export const nameOf = ({ method, path }: Call): string => `${method} ${path}`;

/** A refusal because of one field. */
export const fieldError = (field: string, message: string) => ({
  status: 422,
  message,
  errors: { [field]: [message] },
});

const notLoggedIn = 'You must log in to continue';

/** Sends all requests of a row, and checks that a protected call refuses everybody else. */
export async function expectDocumented(api: TestApi, { call, arrange }: Row): Promise<void> {
  const { success, refusals = [] } = await arrange(api);

  if (call.access !== 'public') {
    await expectRefusal(api, call, {
      ...{ ...success, headers: {} },
      ...{ when: 'not signed in', status: 401, message: notLoggedIn },
      as: { ...(await api.makeCustomer()), token: 'x'.repeat(43) },
    });
  }
  if (call.access === 'practitioner' || call.access === 'customer') {
    const as = call.access === 'customer' ? await api.makeAdmin() : await api.makeCustomer();
    const message = `Available only for ${call.access}s`;
    await expectRefusal(api, call, { ...success, as, when: 'another role', status: 403, message });
  }
  for (const refusal of refusals) await expectRefusal(api, call, refusal);

  const { status, body } = await send(api, call, success);
  expect([status, body]).toEqual([success.status ?? 200, body]);
  if (typeof success.response === 'string') expect(body).toMatch(success.response);
  else expect(body).toMatchObject(success.response as object);
  const content = call.file === null ? body : new Blob([body]);
  expect(safeParse(call.response, content).issues ?? []).toEqual([]);
}

async function expectRefusal(api: TestApi, call: Call, refusal: Refusal): Promise<void> {
  const { when, status, message, errors, bookings } = refusal;
  const response = await send(api, call, refusal);

  expect({ when, status: response.status, body: response.body }).toEqual({
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

async function send(api: TestApi, call: Call, request: RequestParts) {
  const form = request.form && new Response(formOf(request.form));
  const path = urlOf(call, request);
  const response = await api.app.inject({
    method: call.method,
    url: api.deps.config.basePath + path,
    headers: {
      ...(request.as ? { authorization: `Bearer ${request.as.token}` } : {}),
      ...(form ? { 'content-type': form.headers.get('content-type') ?? '' } : {}),
      ...request.headers,
    },
    ...(form ? { payload: Buffer.from(await form.arrayBuffer()) } : {}),
    ...(request.body === undefined ? {} : { payload: request.body as object }),
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
