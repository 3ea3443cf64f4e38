/**
 * Jest's own loader: its fake timers do not reach code that Node has loaded.
 * @jest-environment node
 */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  availableBookingStartTimes,
  createBooking,
  currentUser,
  exportCustomers,
  login,
  practitionerInfo,
  saveAvatar,
} from '../contract/index.ts';
import { ApiError } from './api-error.ts';
import { setClientMessages } from './client-messages.ts';
import { clientSettings, configureClient } from './configure.ts';
import { send } from './send.ts';
import { serverNow } from './server-clock.ts';

interface FakeResponse {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
  /** Where the server stops sending without closing the connection. */
  hangs?: 'before the head' | 'in the body';
}

let server: Server;
let requests: IncomingMessage[];
let nextResponse: FakeResponse;
const onUnauthorized = jest.fn();

beforeEach(async () => {
  requests = [];
  onUnauthorized.mockClear();
  server = createServer((request, response) => {
    requests.push(request);
    const { status, body, headers, hangs } = nextResponse;
    if (hangs === 'before the head') return;
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    if (hangs === 'in the body') return response.write('{"id":');
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  configureClient({
    baseUrl: `http://127.0.0.1:${port}/api/v1.0`,
    getToken: () => 'token-of-ada',
    getDeviceToken: () => 'token-of-this-browser',
    onUnauthorized,
  });
  setClientMessages({ offline: 'No connection', unexpected: 'Something is wrong' });
});

afterEach(() => {
  jest.useRealTimers();
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

const failure = async (promise: Promise<unknown>): Promise<ApiError> => {
  try {
    await promise;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('The call was expected to fail.');
};

const nextMacrotask = () => new Promise((resolve) => setImmediate(resolve));

describe('send', () => {
  test('fills the path, repeats lists in the query and sends the token', async () => {
    nextResponse = { status: 200, body: ['09:00', '09:15'] };

    const times = await send(availableBookingStartTimes, {
      params: { id: '7' },
      query: { 'sub_service[]': ['3', '3'], date: '2026-12-01', locationtype: 'mobile' },
    });

    expect(times).toEqual(['09:00', '09:15']);
    expect(requests[0]?.url).toBe(
      '/api/v1.0/practitioner/7/availableBookingStartTimes' +
        '?sub_service%5B%5D=3&sub_service%5B%5D=3&date=2026-12-01&locationtype=mobile',
    );
    expect(requests[0]?.headers.authorization).toBe('Bearer token-of-ada');
    expect(requests[0]?.headers['x-requested-with']).toBe('XMLHttpRequest');
  });

  test('asks for the language of the page', async () => {
    nextResponse = { status: 200, body: [] };
    Object.assign(globalThis, { document: { documentElement: { lang: 'cy-GB' } } });
    const input = {
      params: { id: '7' },
      query: { 'sub_service[]': ['3'], date: '2026-12-01', locationtype: 'mobile' as const },
    };

    await send(availableBookingStartTimes, input);
    Reflect.deleteProperty(globalThis, 'document');
    await send(availableBookingStartTimes, input);

    expect(requests[0]?.headers['accept-language']).toBe('cy-GB');
    expect(requests[1]?.headers['accept-language']).not.toBe('cy-GB');
  });

  test('sends the device token at login, and nowhere else', async () => {
    nextResponse = { status: 401, body: { message: 'No' } };

    await failure(send(login, { body: { email: 'a@b', password: 'x' } }));
    await failure(send(currentUser, {}));

    expect(requests.map(({ headers }) => headers['x-device-token'])).toEqual([
      'token-of-this-browser',
      undefined,
    ]);
  });

  test('turns field errors into an ApiError that a form can use', async () => {
    nextResponse = {
      status: 401,
      body: { message: 'No', errors: { password: ['Invalid password or email'] } },
    };

    const error = await failure(send(login, { body: { email: 'a@b', password: 'x' } }));

    expect(error.code).toBe('unauthenticated');
    expect(error.fields).toEqual({ password: ['Invalid password or email'] });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test('returns a file unchanged, and a refused download is an error like any other', async () => {
    nextResponse = { status: 200, body: 'PK and so on' };
    const file = await send(exportCustomers, { query: {} });
    nextResponse = { status: 403, body: { message: 'Available only for admins' } };
    const error = await failure(send(exportCustomers, { query: {} }));

    expect(await file.text()).toBe('PK and so on');
    expect(error).toMatchObject({ status: 403, message: 'Available only for admins' });
  });

  test('sends a form body as multipart form data', async () => {
    nextResponse = { status: 200, body: { src: '/a.webp', message: 'Saved' } };

    await send(saveAvatar, { body: { name: 'me.png', profileImage: new Blob(['x']) } });

    expect(requests[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  });

  test('a 401 for a token ends the session', async () => {
    nextResponse = { status: 401, body: { message: 'You must log in to continue' } };

    await failure(send(currentUser, {}));

    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  test('a 401 that comes after another log-in does not end the new session', async () => {
    nextResponse = { status: 401, body: { message: 'You must log in to continue' } };
    let token = 'token-of-ada';
    configureClient({ ...clientSettings(), getToken: () => token });

    const late = failure(send(currentUser, {}));
    token = 'another-token-of-ada';
    expect(await late).toMatchObject({ code: 'unauthenticated' });
    expect(onUnauthorized).not.toHaveBeenCalled();

    await failure(send(currentUser, {}));
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  test('the time is that of the server, and no older answer sets it back (D50)', async () => {
    const tell = async (date: string) => {
      nextResponse = { status: 200, body: [], headers: { date } };
      await failure(send(currentUser, {}));
    };
    const ahead = Date.parse('2099-06-01T12:00:00Z');
    expect(Math.abs(serverNow() - Date.now())).toBeLessThan(60_000);

    await tell('Mon, 01 Jun 2099 12:00:00 GMT');
    await tell('Mon, 01 Jun 2099 11:00:00 GMT');
    await tell('at some time');
    expect(serverNow()).toBeGreaterThanOrEqual(ahead);
    expect(serverNow()).toBeLessThan(ahead + 60_000);
  });

  test('keeps the code, the new total and the time to wait', async () => {
    nextResponse = {
      status: 409,
      body: { message: 'The price has changed', code: 'price_changed', total_amount: 48.5 },
      headers: { 'retry-after': '7' },
    };

    const error = await failure(
      send(
        createBooking,
        {
          body: {
            practitioner_id: 1,
            services_ids: [1],
            total_amount: 40,
            date: '2026-12-01',
            start_time: '09:00:00',
            location_type: 'salon',
          },
        },
        { idempotencyKey: 'key-1' },
      ),
    );

    expect(error).toMatchObject({ code: 'price_changed', totalAmount: 48.5, retryAfter: 7 });
    expect(requests[0]?.headers['idempotency-key']).toBe('key-1');
  });

  test('a response that violates the contract is an error with its own code', async () => {
    nextResponse = { status: 200, body: { id: 'not a number' } };
    const error = await failure(send(practitionerInfo, { params: { id: '1' }, query: {} }));

    expect(error.code).toBe('bad_answer');
  });

  test('HTML instead of JSON is an error with a readable message', async () => {
    nextResponse = { status: 502, body: '<html>bad gateway</html>' };
    const error = await failure(send(practitionerInfo, { params: { id: '1' }, query: {} }));

    expect(error).toMatchObject({ status: 502, code: 'unexpected' });
    expect(error.message).toBe('Something is wrong');
  });

  test('no response is the error `offline`; an aborted call is not an ApiError', async () => {
    configureClient({ baseUrl: 'http://127.0.0.1:1', getToken: () => null, onUnauthorized });
    const offline = await failure(send(practitionerInfo, { params: { id: '1' }, query: {} }));
    expect(offline).toMatchObject({ status: 0, code: 'offline', message: 'No connection' });

    const abort = new AbortController();
    abort.abort();
    await expect(
      send(practitionerInfo, { params: { id: '1' }, query: {} }, { signal: abort.signal }),
    ).rejects.not.toBeInstanceOf(ApiError);
  });

  test.each(['before the head', 'in the body'] as const)(
    'a response that stops %s is a timeout after 20 seconds',
    async (hangs) => {
      nextResponse = { status: 200, body: {}, hangs };
      jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
      const settled = jest.fn();
      const outcome = failure(send(currentUser, {})).finally(settled);
      while (requests.length === 0) await nextMacrotask();

      await jest.advanceTimersByTimeAsync(19_900);
      for (let ticks = 0; ticks < 20; ticks++) await nextMacrotask();
      expect(settled).not.toHaveBeenCalled();

      await jest.advanceTimersByTimeAsync(100);
      expect(await outcome).toMatchObject({ status: 0, code: 'offline' });
    },
  );

  test('a failed call is not retried automatically (D47)', async () => {
    nextResponse = { status: 503, body: { message: 'Later' } };

    expect(await failure(send(currentUser, {}))).toMatchObject({ status: 503 });
    expect(requests).toHaveLength(1);
  });
});
