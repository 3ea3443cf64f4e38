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
import { configureClient } from './configure.ts';
import { send } from './send.ts';

interface Answer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
  /** Where the server stops and never goes on. */
  hangs?: 'before the head' | 'in the body';
}

let server: Server;
let asked: IncomingMessage[];
let answer: Answer;
const onUnauthorized = jest.fn();

beforeEach(async () => {
  asked = [];
  onUnauthorized.mockClear();
  server = createServer((request, response) => {
    asked.push(request);
    if (answer.hangs === 'before the head') return;
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
    if (answer.hangs === 'in the body') return response.write('{"id":');
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  configureClient({
    baseUrl: `http://127.0.0.1:${port}/api/v1.0`,
    getToken: () => 'token-of-ada',
    getDeviceToken: () => 'token-of-this-browser',
    onUnauthorized,
  });
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

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('send', () => {
  test('fills the path, repeats lists in the query and carries the token', async () => {
    answer = { status: 200, body: ['09:00', '09:15'] };

    const times = await send(availableBookingStartTimes, {
      params: { id: '7' },
      query: { 'sub_service[]': ['3', '3'], date: '2026-12-01', locationtype: 'mobile' },
    });

    expect(times).toEqual(['09:00', '09:15']);
    expect(asked[0]?.url).toBe(
      '/api/v1.0/practitioner/7/availableBookingStartTimes' +
        '?sub_service%5B%5D=3&sub_service%5B%5D=3&date=2026-12-01&locationtype=mobile',
    );
    expect(asked[0]?.headers.authorization).toBe('Bearer token-of-ada');
    expect(asked[0]?.headers['x-requested-with']).toBe('XMLHttpRequest');
  });

  test('says which browser it is at a login, and nowhere else', async () => {
    answer = { status: 401, body: { message: 'No' } };

    await failure(send(login, { body: { email: 'a@b', password: 'x' } }));
    await failure(send(currentUser, {}));

    expect(asked.map(({ headers }) => headers['x-device-token'])).toEqual([
      'token-of-this-browser',
      undefined,
    ]);
  });

  test('turns field errors into an ApiError a form can use', async () => {
    answer = {
      status: 401,
      body: { message: 'No', errors: { password: ['Invalid password or email'] } },
    };

    const error = await failure(send(login, { body: { email: 'a@b', password: 'x' } }));

    expect(error.code).toBe('unauthenticated');
    expect(error.fields).toEqual({ password: ['Invalid password or email'] });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test('answers a file as it came, and a refused one as any other error', async () => {
    answer = { status: 200, body: 'PK and so on' };
    const file = await send(exportCustomers, {});
    answer = { status: 403, body: { message: 'Available only for admins' } };
    const error = await failure(send(exportCustomers, {}));

    expect(await file.text()).toBe('PK and so on');
    expect(error).toMatchObject({ status: 403, message: 'Available only for admins' });
  });

  test('sends a form as a form', async () => {
    answer = { status: 200, body: { src: '/a.webp', message: 'Saved' } };

    await send(saveAvatar, { body: { name: 'me.png', profileImage: new Blob(['x']) } });

    expect(asked[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  });

  test('a dead token ends the session', async () => {
    answer = { status: 401, body: { message: 'You must log in to continue' } };

    await failure(send(currentUser, {}));

    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  test('keeps the code, the new total and the time to wait', async () => {
    answer = {
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
    expect(asked[0]?.headers['idempotency-key']).toBe('key-1');
  });

  test('an answer outside the contract is a named failure', async () => {
    answer = { status: 200, body: { id: 'not a number' } };
    const error = await failure(send(practitionerInfo, { params: { id: '1' }, query: {} }));

    expect(error.code).toBe('bad_answer');
  });

  test('a page instead of JSON still fails in plain words', async () => {
    answer = { status: 502, body: '<html>bad gateway</html>' };
    const error = await failure(send(practitionerInfo, { params: { id: '1' }, query: {} }));

    expect(error).toMatchObject({ status: 502, code: 'unexpected' });
    expect(error.message).toBe('Something went wrong. Please try again.');
  });

  test('no answer at all is offline, an aborted call is neither', async () => {
    configureClient({ baseUrl: 'http://127.0.0.1:1', getToken: () => null, onUnauthorized });
    const offline = await failure(send(practitionerInfo, { params: { id: '1' }, query: {} }));
    expect(offline).toMatchObject({ status: 0, code: 'offline' });

    const abort = new AbortController();
    abort.abort();
    await expect(
      send(practitionerInfo, { params: { id: '1' }, query: {} }, { signal: abort.signal }),
    ).rejects.not.toBeInstanceOf(ApiError);
  });

  test.each(['before the head', 'in the body'] as const)(
    'an answer that stops %s counts as none after 20 seconds',
    async (hangs) => {
      answer = { status: 200, body: {}, hangs };
      jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
      const settled = jest.fn();
      const outcome = failure(send(currentUser, {})).finally(settled);
      while (asked.length === 0) await turn();

      await jest.advanceTimersByTimeAsync(19_900);
      for (let turns = 0; turns < 20; turns++) await turn();
      expect(settled).not.toHaveBeenCalled();

      await jest.advanceTimersByTimeAsync(100);
      expect(await outcome).toMatchObject({ status: 0, code: 'offline' });
    },
  );

  test('a refused call is not asked again by itself (D47)', async () => {
    answer = { status: 503, body: { message: 'Later' } };

    expect(await failure(send(currentUser, {}))).toMatchObject({ status: 503 });
    expect(asked).toHaveLength(1);
  });
});
