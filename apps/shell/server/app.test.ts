/** @jest-environment <rootDir>/../../tools/jest/server-environment.mjs */
import { generateKeyPairSync } from 'node:crypto';
import { type IncomingHttpHeaders, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { bucketOf } from '@freely/federation/choose-release';
import { ReleaseFrame } from '@freely/federation/parse-frame';
import type { Release } from '@freely/federation/release';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { shellServer } from './app.ts';
import { earlySubmitUrl } from './early-submit.ts';
import { loadingStyles } from './loading-frame.ts';
import { serverOptions } from './server-options.ts';
import { readSettings } from './settings.ts';
import { stalledStyles } from './stalled-bar.ts';
import { sha384, type TestReleases, testReleases, testShell } from './testing/test-releases.ts';

let releases: TestReleases;
let app: FastifyInstance;

const PATHS = { 'mfe-admin': ['/admin/*'], 'mfe-public': ['/*'] };
const FILES = { 'remoteEntry.js': 'entry', 'page.css': 'css' };
const adminRelease = (manifest: Partial<Release> = {}) =>
  releases.release('mfe-admin', '1', FILES, {
    routes: [{ path: '/admin/practitioners', files: ['page.css'], isPrerendered: false }],
    ...manifest,
  });

beforeEach(async () => {
  releases = testReleases();
  await releases.publish(
    {
      shell: { active: releases.release('shell', '1', testShell.files, testShell.manifest) },
      'mfe-admin': { active: adminRelease() },
      'mfe-public': {
        active: releases.release('mfe-public', '1', FILES, {
          routes: [{ path: '/', files: [], isPrerendered: false }],
        }),
      },
    },
    PATHS,
  );
  const settings = readSettings({
    ...releases.environment,
    SHELL_URL: 'https://freely.example',
    API_URL: 'https://api.freely.example',
    STRIPE_API_URL: 'http://localhost:4242',
  });
  app = Fastify(serverOptions(settings));
  await shellServer(app, settings);
});

afterEach(async () => {
  await app.close();
  releases.remove();
});

const get = (url: string, headers = {}) => app.inject({ url, headers });
const bootOf = (html: string) =>
  JSON.parse(/id="freely-boot">([^<]*)</.exec(html)?.[1] ?? 'null') as {
    registry: { generation: number };
    releases: object;
    served: object;
    frame: object;
    settings: object;
  };

test('a page preloads all files that its path needs, with their hashes', async () => {
  const { statusCode, body } = await get('/admin/practitioners');

  expect(statusCode).toBe(200);
  expect(body).toContain(
    `<script defer src="/r/shell/1/main.1.js" integrity="${sha384('shell')}" crossorigin></script>`,
  );
  expect(body).toContain(
    `<link rel="preload" as="script" href="/r/mfe-admin/1/remoteEntry.js" integrity="${sha384('entry')}" crossorigin>`,
  );
  expect(body).toContain('as="style" href="/r/mfe-admin/1/page.css"');
  expect(body).toContain('<link rel="preload" as="script" href="/r/shell/1/calls.1.js" integrity=');
  expect(body).not.toContain('/r/mfe-public/1/remoteEntry.js');
});

test('the registry, the settings and the needed manifest are written into the page', async () => {
  const { body } = await get('/admin/practitioners');
  const boot = bootOf(body);

  expect(boot.registry.generation).toBe(3);
  expect(Object.keys(boot.releases)).toEqual(['/r/mfe-admin/1/']);
  expect(boot.served).toEqual({ 'mfe-admin': ['/admin/practitioners'], 'mfe-public': ['/'] });
  expect(boot.settings).toMatchObject({
    apiUrl: 'https://api.freely.example/api/v1.0',
    stripeScript: 'http://localhost:4242/v3/',
  });
});

test('what remotes add to the frame is written once, in the language of the page', async () => {
  const labels = { 'en-GB': 'Admin', 'cy-GB': 'Gweinyddu' };
  const active = adminRelease({
    version: '3',
    frame: v.parse(ReleaseFrame, {
      links: [{ slot: 'account', labels, to: '/admin', audience: ['admin'] }],
      flags: { 'admin-charts': { default: true }, 'admin-pilot': { default: false } },
    }),
  });
  await releases.publish({ 'mfe-admin': { active } });
  const boot = bootOf((await get('/admin/practitioners?lng=cy-GB')).body);

  expect(boot.frame).toEqual({
    links: { account: [{ label: 'Gweinyddu', to: '/admin', audience: ['admin'] }] },
    flags: ['admin-charts'],
  });
  expect(JSON.stringify(boot.releases)).not.toContain('Admin');
});

test('a path that no release serves is a 404, with the same page', async () => {
  for (const path of [
    ...['/nowhere', '/admin/nowhere', '/login/nowhere', '/login/practitioner/nowhere'],
    ...['/reset-password', '/reset-password/a-token/nowhere', '/profile/nowhere'],
    // Longer than a parameter of a route may be by itself.
    `/${'a'.repeat(5_000)}`,
  ]) {
    const { statusCode, body } = await get(path);
    expect(statusCode).toBe(404);
    expect(body).toContain('id="root"');
  }
  for (const path of ['/login/practitioner', '/profile', '/reset-password/a-token']) {
    expect([path, (await get(path)).statusCode]).toEqual([path, 200]);
  }
});

test.each([
  ['/login/', '/login'],
  ['/LOGIN///?lng=cy-GB&next=%2F', '/login?lng=cy-GB&next=%2F'],
  ['/admin//Practitioners/', '/admin/practitioners'],
  ['//login', '/login'],
  ['//', '/'],
  // The case of a token matters.
  ['/Reset-Password/A-Token/', '/reset-password/A-Token'],
])('%s is another spelling of %s', async (spelling, path) => {
  const [status, headers, body] = await sendPath(spelling);

  expect([status, headers.location, body]).toEqual([301, path, '']);
  expect(headers['cache-control']).toBe('no-cache');
  expect((await get(path)).statusCode).toBe(200);
});

test('where there is no page, another spelling leads to none', async () => {
  for (const path of ['/Nowhere/', '/admin/nowhere/', '/R/mfe-admin/1/page.css', '/CONFIG.JSON']) {
    expect([path, (await get(path)).statusCode]).toEqual([path, 404]);
  }
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
  'a page and a file can only be read, not sent a %s',
  async (method) => {
    for (const url of ['/', '/login', '/robots.txt', '/r/mfe-admin/1/page.css']) {
      const headers = { 'content-type': 'text/xml' };
      const response = await app.inject({ method, url, headers, payload: '<a/>' });

      expect([url, response.statusCode, response.headers.allow]).toEqual([url, 405, 'GET, HEAD']);
    }
    const taken = await app.inject({ method, url: '/__platform/leave' });
    expect(taken.headers.allow).toBeUndefined();
  },
);

test.each(['/x.png', '/wp-login.php', '/favicon.ico', '/.env', '/login/main.js'])(
  'the file %s is not there, which costs no page of the shell',
  async (path) => {
    const { statusCode, headers, body } = await get(path);

    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
    expect(body).toContain('<a href="/">Go to the home page</a>');
    expect(body).not.toContain('id="root"');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  },
);

test('a malformed id in a path is a 404 before anybody asks for it (D78)', async () => {
  const active = adminRelease({
    version: '4',
    routes: [{ path: '/admin/bookings/:booking_id', files: ['page.css'], isPrerendered: false }],
  });
  await releases.publish({ 'mfe-admin': { active } }, PATHS);

  expect((await get('/admin/bookings/12')).statusCode).toBe(200);
  for (const id of ['abc', '0', '1e3']) {
    const { statusCode, body } = await get(`/admin/bookings/${id}`);
    expect([id, statusCode]).toEqual([id, 404]);
    expect(body).toContain('id="root"');
  }
});

test('a page is told which remotes have components for the slots of its releases', async () => {
  const component = (slot: string, props = '^1.0.0') => ({ slot, props });
  const offers = { contract: '1.0.0', shared: {}, slots: { 'shell/not-found': '1.0.0' } };
  const shell = releases.release('shell', '2', testShell.files, { ...testShell.manifest, offers });
  const admin = adminRelease({
    frame: v.parse(ReleaseFrame, {
      slots: { people: '1.1.0' },
      components: [component('shell/not-found'), component('shell/gone')],
    }),
  });
  const others = releases.release('mfe-public', '2', FILES, {
    frame: v.parse(ReleaseFrame, {
      components: [component('mfe-admin/people'), component('shell/not-found', '^2.0.0')],
    }),
  });
  await releases.publish({
    shell: { active: shell },
    'mfe-admin': { active: admin },
    'mfe-public': { active: others },
  });

  expect(bootOf((await get('/admin/practitioners')).body).frame).toMatchObject({
    components: { 'shell/not-found': ['mfe-admin'], 'mfe-admin/people': ['mfe-public'] },
  });
});

test('a page cannot be framed, and leaks little to other sites', async () => {
  const { headers } = await get('/login');

  expect(String(headers['content-security-policy'])).toContain("frame-ancestors 'none'");
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['permissions-policy']).toContain('camera=(), microphone=()');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
});

test('the policy allows our origins and the payment provider, and nothing inline', async () => {
  const { headers } = await get('/');
  const policy = String(headers['content-security-policy']);

  expect(policy).toContain("script-src 'self' http://localhost:4242;");
  expect(policy).toContain("connect-src 'self' https://api.freely.example http://localhost:4242");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
  expect(policy).not.toMatch(/unsafe-(inline|eval)/);
  expect(headers['strict-transport-security']).toBeDefined();
  expect(headers['x-content-type-options']).toBe('nosniff');
});

const policyWith = async (environment: Record<string, string>) => {
  const other = Fastify();
  const variables = {
    ...environment,
    ...releases.environment,
  };
  await shellServer(other, readSettings(variables));
  const { headers } = await other.inject({ url: '/' });
  await other.close();

  return new Map(
    String(headers['content-security-policy'])
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name = '', ...values]) => [name, values]),
  );
};

const live = {
  NODE_ENV: 'production',
  SHELL_URL: 'https://freely.example',
  API_URL: 'https://api.freely.example',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
  INTERNAL_KEY: 'kept-by-shell-and-api',
};

test('with the real Stripe, only its script and frames are allowed', async () => {
  const policy = await policyWith(live);

  expect(policy.get('script-src')).toEqual(["'self'", 'https://js.stripe.com']);
  expect(policy.get('frame-src')).toEqual(['https://js.stripe.com', 'https://hooks.stripe.com']);
  expect(policy.get('style-src')).toEqual(["'self'", loadingStyles.source, stalledStyles.source]);
  expect(policy.get('trusted-types')).toEqual(['default']);
});

test('maps are allowed only with their key, and then only their styles may be inline', async () => {
  const policy = await policyWith({ ...live, GOOGLE_MAPS_KEY: 'key' });

  expect(policy.get('script-src')).toEqual([
    "'self'",
    'https://js.stripe.com',
    'https://maps.googleapis.com',
  ]);
  expect(policy.get('style-src')).toContain("'unsafe-inline'");
  expect(policy.get('trusted-types')).toEqual([
    'default',
    'google-maps-api-loader',
    'google-maps-api#html',
    'lit-html',
  ]);
});

test('conversions are allowed only in production', async () => {
  const id = { CONVERSION_ID: 'AW-1/x' };
  const sources = async (environment: Record<string, string>) =>
    (await policyWith(environment)).get('script-src');

  expect(await sources({ ...live, ...id })).toContain('https://www.googletagmanager.com');
  expect(await sources(id)).not.toContain('https://www.googletagmanager.com');
});

test('the settings of the browser are public, and contain nothing else', async () => {
  const { headers, ...response } = await get('/config.json');

  expect(headers['cache-control']).toBe('no-cache');
  expect(response.json()).toEqual({
    apiUrl: 'https://api.freely.example/api/v1.0',
    stripePublishableKey: 'pk_test_freely_sandbox',
    stripeScript: 'http://localhost:4242/v3/',
    mapsKey: null,
    conversionId: null,
    market: {
      fee_percent: 20,
      hold_minutes: 15,
      minimum_notice_minutes: 60,
      travel_buffer_minutes: 0,
      horizon_months: 6,
      report_percent: 100,
    },
  });
});

test('release files are immutable, and may be loaded from other origins', async () => {
  const { headers, body } = await get('/r/mfe-admin/1/remoteEntry.js');

  expect(body).toBe('entry');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['access-control-allow-origin']).toBe('*');
});

test('a compressed file is sent if the client accepts it', async () => {
  const response = await get('/r/shell/1/main.1.js', { 'accept-encoding': 'gzip, br' });

  expect(response.headers['content-encoding']).toBe('br');
  expect(response.body).toBe('shell, smaller');
  expect((await get('/', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br');
});

test('a missing file is not answered with a page', async () => {
  expect((await get('/r/shell/1/gone.js')).headers['content-type']).toContain('application/json');
  const gone = await get('/r/mfe-admin/1/gone.js');
  expect([gone.statusCode, gone.headers['cache-control']]).toEqual([404, 'no-store']);
  expect((await get('/r/../registry.json')).body).not.toContain('boot');
  for (const folder of ['/r/', '/r/shell/', '/r/shell/1/', '/r/shell/..%2f..%2fetc/passwd']) {
    expect([folder, (await get(folder)).statusCode]).toEqual([folder, 404]);
  }
  const part = await get('/r/shell/1/main.1.js', { range: 'bytes=99999999-' });
  expect(part.statusCode).toBe(200);
});

test('a new release takes effect at once, and a damaged file never', async () => {
  const { generation } = (await get('/registry.json')).json();
  await releases.publish({ 'mfe-admin': { active: adminRelease(), killed: true } });
  const after = (await get('/registry.json')).json();
  expect(after.generation).toBe(generation + 1);
  expect(after.remotes['mfe-admin'].killed).toBe(true);

  releases.write('heads.json', '{"mfe-admin": "oops"}');
  expect((await get('/registry.json')).json()).toEqual(after);
  expect((await get('/health/ready')).json()).toMatchObject({ status: 'degraded' });
});

test('addresses, which have tokens and postcodes in them, are written to no log', async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const settings = readSettings(releases.environment);
  const server = Fastify({ ...serverOptions(settings), logger: { level: 'debug', stream } });
  await shellServer(server, settings);
  server.get('/fails', async () => Promise.reject(new Error('It failed.')));
  await server.inject({ url: '/reset-password/secret?postcode=SW11' });
  await server.inject({ url: '/fails?postcode=SW11' });
  await server.close();

  expect(lines.join('')).toContain('It failed.');
  expect(lines.join('')).not.toMatch(/secret|SW11|127\.0\.0\.1/);
});

test('a server that is told to stop is not ready, and goes on serving', async () => {
  expect((await get('/health/ready')).statusCode).toBe(200);
  app.isDraining = true;

  expect((await get('/health/ready')).statusCode).toBe(503);
  expect((await get('/admin/practitioners')).statusCode).toBe(200);
});

test('an unchanged registry is a 304 without a body, a changed one is sent', async () => {
  const first = await get('/registry.json');
  const ask = () => get('/registry.json', { 'if-none-match': String(first.headers.etag) });
  expect(await ask()).toMatchObject({ statusCode: 304, body: '' });
  expect(first.json().shell.active.version).toBe('1');

  await releases.publish({ 'mfe-admin': { active: adminRelease(), killed: true } });
  expect((await ask()).statusCode).toBe(200);
});

test('a browser that could not load a release gets the page of the one before', async () => {
  const routes = [{ path: '/admin/practitioners', files: ['page.css'], isPrerendered: false }];
  const active = releases.release('mfe-admin', '2', FILES, { routes });
  await releases.publish({ 'mfe-admin': { active, previous: adminRelease() } });
  const versionFor = async (cookie: string) =>
    Object.keys(bootOf((await get('/admin/practitioners', { cookie })).body).releases)[0];

  expect(await versionFor('freely-bad-releases=mfe-admin@2')).toBe('/r/mfe-admin/1/');
  expect(await versionFor('freely-bad-releases=mfe-public@2')).toBe('/r/mfe-admin/2/');
  // Without another one it is tried again.
  expect(await versionFor('freely-bad-releases=mfe-admin@2~mfe-admin@1')).toBe('/r/mfe-admin/2/');
});

test('a manifest that does not match its hash is not written into the page', async () => {
  const pointer = { ...adminRelease(), integrity: sha384('another manifest') };
  await releases.publish({ 'mfe-admin': { active: pointer } });

  const { body } = await get('/admin/practitioners');

  expect(bootOf(body).releases).toEqual({});
  expect(body).not.toContain('/r/mfe-admin/1/remoteEntry.js');
});

test('nothing in the registry can end the script element that contains it', async () => {
  const cohort = '</script><script>alert(1)</script>';
  const canary = { release: adminRelease(), percent: 0, cohorts: [cohort] };
  await releases.publish({ 'mfe-admin': { active: adminRelease(), canary } });

  const { body } = await get('/');
  expect(body).not.toContain('<script>alert');
  expect(bootOf(body).registry.generation).toBe(4);
});

test('a release that needs what the shell does not have is passed over for the one before', async () => {
  const needy = releases.release('mfe-admin', '2', FILES, {
    shared: { react: { range: '^20.0.0', names: ['useState'] } },
    routes: [{ path: '/admin/practitioners', files: ['page.css'], isPrerendered: false }],
  });
  await releases.publish({ 'mfe-admin': { active: needy, previous: adminRelease() } });

  const { body } = await get('/admin/practitioners');
  expect(Object.keys(bootOf(body).releases)).toEqual(['/r/mfe-admin/1/']);
});

describe('without anything to serve', () => {
  const emptyServer = async (environment: Record<string, string>) => {
    const server = Fastify();
    await shellServer(server, readSettings(environment));
    return server;
  };

  test('pages and health say so, until there is a release', async () => {
    const empty = testReleases();
    const server = await emptyServer(empty.environment);
    expect((await server.inject({ url: '/' })).statusCode).toBe(503);
    expect((await server.inject({ url: '/health/ready' })).statusCode).toBe(503);

    const shell = empty.release('shell', '1', testShell.files, testShell.manifest);
    await empty.publish({ shell: { active: shell } });
    expect((await server.inject({ url: '/health/ready' })).json()).toEqual({
      status: 'ok',
      problems: [],
    });
    await server.close();
    empty.remove();
  });

  test('a restart with a damaged store serves what was live', async () => {
    releases.write('heads.json', 'oops');
    const server = await emptyServer(releases.environment);

    expect((await server.inject({ url: '/admin/practitioners' })).statusCode).toBe(200);
    expect((await server.inject({ url: '/health/ready' })).json()).toMatchObject({
      status: 'degraded',
    });
    await server.close();
  });
});

describe('a canary', () => {
  const cookieOf = ({ headers }: Awaited<ReturnType<typeof get>>) =>
    /freely-rollout=([\w-]{12})/.exec(String(headers['set-cookie'] ?? ''))?.[1];

  test('is the only reason for a cookie', async () => {
    expect(cookieOf(await get('/admin/practitioners'))).toBeUndefined();

    await releases.publish({
      'mfe-admin': {
        active: adminRelease(),
        canary: { release: releases.release('mfe-admin', '2', FILES), percent: 50, cohorts: [] },
      },
    });
    const seed = cookieOf(await get('/admin/practitioners'));
    expect(seed).toBeDefined();
    const again = await get('/admin/practitioners', { cookie: `freely-rollout=${seed}` });
    expect(cookieOf(again)).toBeUndefined();
  });

  test('is what the page of its browsers is made of', async () => {
    const routes = [{ path: '/admin/practitioners', files: ['page.css'], isPrerendered: false }];
    await releases.publish({
      'mfe-admin': {
        active: adminRelease(),
        canary: {
          release: releases.release('mfe-admin', '2', FILES, { routes }),
          percent: 50,
          cohorts: [],
        },
      },
    });
    const versionFor = async (seed: string) => {
      const { body } = await get('/admin/practitioners', { cookie: `freely-rollout=${seed}` });
      return Object.keys(bootOf(body).releases)[0];
    };
    const seeds = Array.from({ length: 40 }, (_, index) => `seed-${index}`.padEnd(12, '0'));
    for (const seed of seeds) {
      const isCanary = bucketOf(seed, 'mfe-admin') < 50;
      expect(await versionFor(seed)).toBe(`/r/mfe-admin/${isCanary ? 2 : 1}/`);
    }
  });
});

test('production does not start without its required settings', () => {
  expect(() => readSettings({ NODE_ENV: 'production' })).toThrow('must be set in production');
});

test.each([
  ['SHELL_URL', 'http://freely.example'],
  ['API_URL', 'http://localhost.evil.example'],
  ['RELEASES_ORIGIN', 'http://releases.freely.example'],
  ['STRIPE_PUBLISHABLE_KEY', 'pk_test_freely_sandbox'],
  ['INTERNAL_KEY', 'freely-internal-key-of-the-repository'],
])('production does not start with the %s %s', (name, value) => {
  const { publicKey } = generateKeyPairSync('ed25519');
  const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  const unsafe = { ...live, PLATFORM_ROOT_KEYS: `root=${key}`, [name]: value };

  expect(() => readSettings(unsafe)).toThrow(`${name} is plain http or a test value`);
});

/** Of what is no page. */
const DATA_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
};

test.each([
  '/config.json',
  '/registry.json',
  '/health/live',
  '/sitemap-nothing.xml',
  '//evil.example/',
])('JSON such as that of %s is never framed, sniffed or run', async (url) => {
  const { headers, ...response } = await get(url);

  expect(response.json()).toEqual(expect.any(Object));
  expect(headers).toMatchObject(DATA_HEADERS);
});

test.each(['/robots.txt', '/sitemap-pages.xml', '/preview.png', '/favicon.svg', '/login/'])(
  '%s is data as well',
  async (url) => expect((await get(url)).headers).toMatchObject(DATA_HEADERS),
);

test('a page has a policy of its own, and a file of a release that of its page', async () => {
  expect((await get('/')).headers['content-security-policy']).toContain("script-src 'self'");
  const { headers } = await get('/r/mfe-admin/1/remoteEntry.js');
  expect(headers['content-security-policy']).toBeUndefined();
});

test.each([
  ['no HTTP at all', 'nonsense\r\n\r\n', 400],
  ['too large headers', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
])('the response to %s is data', async (_what, bytes, status) => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  const [statusLine, ...headers] = head.split('\r\n');

  expect(statusLine).toContain(`HTTP/1.1 ${status} `);
  expect(Object.fromEntries(headers.map((line) => line.split(': ')))).toMatchObject(DATA_HEADERS);
  expect(JSON.parse(body)).toEqual({ message: expect.any(String) });
});

test.each([
  '/',
  '/nothing-here',
  '/robots.txt',
  '/sitemap-pages.xml',
  '/preview.png',
  '/favicon.svg',
  '/r/nothing.js',
])('%s is not sniffed, and stays on https', async (url) => {
  expect((await get(url)).headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
  });
});

test('search engines find the sitemap, and link previews an image', async () => {
  expect((await get('/robots.txt')).body).toContain('Sitemap: https://freely.example/sitemap.xml');
  expect((await get('/sitemap-pages.xml')).headers['content-type']).toContain('application/xml');
  expect((await get('/sitemap-nothing.xml')).statusCode).toBe(404);
  expect((await get('/preview.png')).headers['content-type']).toBe('image/png');
});

test('a form that is sent early is kept by a file that the browser caches for good', async () => {
  const { headers, body } = await get(earlySubmitUrl);

  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'max-age=31536000, immutable',
  });
  expect(body).toContain("addEventListener('submit'");
});

test.each([
  '/\\[',
  '/\\\\:99999',
  '/\\x:y',
  '/\\evil.example',
  '/admin\\practitioners',
  '//evil.example',
])('the path %s cannot be read, and is no other page', async (path) => {
  const [status, headers, body] = await sendPath(path);

  expect([status, JSON.parse(body)]).toEqual([400, { message: 'This request cannot be read.' }]);
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('who typed a path that cannot be read finds a page with a way on', async () => {
  const [status, headers, body] = await sendPath('//customer', { accept: 'text/html,*/*' });

  expect([status, headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
  expect(body).toContain('<h1>This web address does not work</h1>');
  expect(body).toContain('<a href="/">Go to the home page</a>');
  // The shell's router would read the rest of the path as a host.
  expect(body).not.toContain('id="root"');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
});

test.each(['/%ff', '/%E0%A4%A', '/%', '/admin/%E0%A4%A?from=mail'])(
  'the path %s, whose bytes are no text, is a page that does not exist',
  async (path) => {
    const [status, headers, body] = await sendPath(path);

    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(body).toContain('id="root"');
  },
);

/** Sends a path as it is: `fetch` and `inject` would mend it. */
async function sendPath(
  path: string,
  headers = {},
): Promise<[status: unknown, headers: IncomingHttpHeaders, body: string]> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;

  return new Promise((resolve, reject) =>
    request({ port, host: '127.0.0.1', path, headers }, async (response) => {
      resolve([response.statusCode, response.headers, await text(response)]);
    })
      .on('error', reject)
      .end(),
  );
}
