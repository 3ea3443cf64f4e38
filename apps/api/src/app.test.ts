import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestApi, type TestApi } from '../test/support/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('health answers at the root and below the base path', async () => {
  for (const path of ['/health/live', '/health/ready', '/api/v1.0/health/ready']) {
    const response = await api.app.inject(path);

    expect([path, response.statusCode]).toEqual([path, 200]);
  }
});

test('an unknown URL is 404 with a message, a malformed one 400', async () => {
  const unknown = await api.app.inject('/api/v1.0/nothing/here');
  const broken = await api.app.inject('/api/v1.0/places/%zz');

  expect([unknown.statusCode, unknown.json()]).toEqual([
    404,
    { message: 'Not found', code: 'not_found' },
  ]);
  expect([broken.statusCode, broken.json()]).toEqual([
    400,
    { message: 'This request cannot be read.', code: 'bad_request' },
  ]);
});

test.each([
  ['//', 'GET // HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 404],
  ['oversized headers', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['what is not HTTP', 'hello\r\n\r\n', 400],
])('the response to %s has the shape of every error', async (_what, bytes, status) => {
  const address = await api.app.listen({ port: 0, host: '127.0.0.1' }).catch(() => null);
  const { port } = address ? new URL(address) : (api.app.server.address() as { port: number });
  const socket = connect(Number(port), '127.0.0.1');
  socket.end(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');

  expect(head).toContain(`HTTP/1.1 ${status} `);
  expect(JSON.parse(body)).toEqual({
    message: expect.any(String),
    code: expect.stringMatching(/^(bad_request|not_found)$/),
  });
});

test('every response carries the security headers', async () => {
  for (const path of ['/api/v1.0/auth/user', '/nowhere', '/health/live']) {
    const { headers } = await api.app.inject(path);

    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    });
  }
});

const preflight = (origin: string) =>
  api.app.inject({
    method: 'OPTIONS',
    url: '/api/v1.0/booking',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers':
        'authorization,content-type,idempotency-key,x-requested-with',
    },
  });

test('the shell and the remotes of development may call, with the headers they send', async () => {
  for (const port of [4200, 4201, 4202, 4203, 4204]) {
    const origin = `http://localhost:${port}`;
    const { statusCode, headers } = await preflight(origin);

    expect(statusCode).toBe(204);
    expect(headers['access-control-allow-origin']).toBe(origin);
    expect(headers['access-control-allow-headers']).toContain('idempotency-key');
    expect(headers['access-control-allow-credentials']).toBeUndefined();
  }
});

test('no other origin may call', async () => {
  for (const origin of ['https://evil.example', 'http://localhost:9999', 'null']) {
    expect((await preflight(origin)).headers['access-control-allow-origin']).toBeUndefined();
  }
});

test('a preflight request that says nothing is no error of another shape', async () => {
  const { statusCode, payload } = await api.app.inject({
    method: 'OPTIONS',
    url: '/api/v1.0/auth/user',
  });

  expect([statusCode, payload]).toEqual([204, '']);
});

test('an error response carries the CORS header for an allowed origin', async () => {
  const { statusCode, headers } = await api.app.inject({
    url: '/api/v1.0/auth/user',
    headers: { origin: 'http://localhost:4200' },
  });

  expect([statusCode, headers['access-control-allow-origin']]).toEqual([
    401,
    'http://localhost:4200',
  ]);
});

test('600 calls of visitors do not limit the server of the shell, which is known by its key', async () => {
  const { internalKey, limits } = api.deps.config;
  const busy = await startTestApi({ limits: { ...limits, callsPerMinute: 600 } });
  const call = async (key?: string) => {
    const { statusCode } = await busy.app.inject({
      url: '/api/v1.0/marketSettings',
      headers: key === undefined ? {} : { 'x-internal-key': key },
    });
    return statusCode;
  };
  for (let calls = 0; calls < 600; calls += 50) {
    await Promise.all(Array.from({ length: 50 }, () => call()));
  }

  const statuses = [
    await call(),
    await call(internalKey),
    await call(`${internalKey}x`),
    await call(''),
  ];
  await busy.close();

  expect(statuses).toEqual([429, 200, 429, 429]);
});

test('what the shell’s server asks with a visitor’s session counts for that session alone', async () => {
  const { internalKey, limits } = api.deps.config;
  const busy = await startTestApi({ limits: { ...limits, callsPerMinute: 3 } });
  const [ada, bob] = [await busy.makeCustomer(), await busy.makeCustomer()];
  const statusOf = async (token: string, key: string | null = internalKey) => {
    const { statusCode } = await busy.app.inject({
      url: '/api/v1.0/auth/user',
      headers: { authorization: `Bearer ${token}`, ...(key && { 'x-internal-key': key }) },
    });
    return statusCode;
  };
  const statuses: number[] = [];
  for (let call = 0; call < 5; call += 1) statuses.push(await statusOf(ada.token));

  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  expect(await statusOf(bob.token)).toBe(200);
  // The address of the shell's server has made no call that counts.
  expect(await statusOf(bob.token, null)).toBe(200);
  await busy.close();
});

test('invented tokens that the shell’s server passes on count together', async () => {
  const { internalKey, limits } = api.deps.config;
  const busy = await startTestApi({ limits: { ...limits, callsPerMinute: 3 } });
  const ada = await busy.makeCustomer();
  const statusOf = async (token: string) => {
    const headers = { authorization: `Bearer ${token}`, 'x-internal-key': internalKey };

    return (await busy.app.inject({ url: '/api/v1.0/auth/user', headers })).statusCode;
  };
  const statuses: number[] = [];
  for (let call = 0; call < 5; call += 1)
    statuses.push(await statusOf(`${'invented'.repeat(4)}${call}`));

  const own = await statusOf(ada.token);
  await busy.close();

  expect([statuses, own]).toEqual([[401, 401, 401, 429, 429], 200]);
});

test('calls that are refused count as well, before their session is looked up', async () => {
  const { limits } = api.deps.config;
  const busy = await startTestApi({ limits: { ...limits, callsPerMinute: 3 } });
  const statusOf = async (url: string) => (await busy.app.inject({ url })).statusCode;

  const statuses: number[] = [];
  for (const url of ['/auth/user', '/nowhere', '/auth/user', '/auth/user', '/nowhere'])
    statuses.push(await statusOf(`/api/v1.0${url}`));
  await busy.close();

  expect(statuses).toEqual([401, 404, 401, 429, 429]);
});

test('calls per minute are limited for each network, without affecting its neighbours', async () => {
  const { limits } = api.deps.config;
  const busy = await startTestApi({ limits: { ...limits, callsPerMinute: 3 } });
  const statusOf = async (remoteAddress: string, url = '/api/v1.0/servicesWithSubServices') =>
    (await busy.app.inject({ url, remoteAddress })).statusCode;

  const statuses: number[] = [];
  for (let call = 0; call < 5; call += 1) statuses.push(await statusOf('192.0.2.1'));
  const neighbour = await statusOf('192.0.2.2');
  const health = await statusOf('192.0.2.1', '/health/live');
  await busy.close();

  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  expect([neighbour, health]).toEqual([200, 200]);
});
