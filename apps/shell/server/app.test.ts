/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { shellServer } from './app.ts';
import { readSettings } from './settings.ts';

let root: string;
let app: FastifyInstance;

const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

function write(file: string, content: string): void {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), content);
}

function releaseOf(name: string, routes: { path: string; files: string[] }[]) {
  const manifest = JSON.stringify({
    name,
    version: '1.0.0',
    commit: 'abc1234',
    contract: '^1.0.0',
    shared: {},
    entry: ['remoteEntry.js'],
    routes,
    navigation: [],
    files: { 'remoteEntry.js': sha384('entry'), 'page.css': sha384('css') },
  });
  const url = `/r/${name}/1/`;
  write(`releases${url}release.json`, manifest);
  write(`releases${url}remoteEntry.js`, 'entry');

  return {
    active: { version: '1', url, integrity: sha384(manifest) },
    previous: null,
    canary: null,
    killed: false,
  };
}

function writeRegistry(generation: number, remotes: object): void {
  write('releases/registry.json', JSON.stringify({ generation, remotes }));
}

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'freely-shell-'));
  write(
    'dist/assets.json',
    '{"scripts":["main.1.js"],"styles":["main.1.css"],"fonts":["f.woff2"],"calls":["calls.1.js"]}',
  );
  write('dist/main.1.js', 'shell');
  write('dist/main.1.js.br', 'shell, smaller');
  writeRegistry(1, {
    'mfe-admin': releaseOf('mfe-admin', [{ path: '/admin/practitioners', files: ['page.css'] }]),
    'mfe-public': releaseOf('mfe-public', [{ path: '/', files: [] }]),
  });
  app = Fastify();
  await shellServer(
    app,
    readSettings({
      SHELL_ASSETS: join(root, 'dist'),
      RELEASES_DIR: join(root, 'releases'),
      SHELL_URL: 'https://freely.example',
      API_URL: 'https://api.freely.example',
      STRIPE_API_URL: 'http://localhost:4242',
    }),
  );
});

afterEach(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

const get = (url: string, headers = {}) => app.inject({ url, headers });
const bootOf = (html: string) =>
  JSON.parse(/id="freely-boot">([^<]*)</.exec(html)?.[1] ?? 'null') as {
    registry: { generation: number };
    releases: object;
    served: object;
    settings: object;
  };

test('a page preloads all files that its path needs, with their hashes', async () => {
  const { statusCode, body } = await get('/admin/practitioners');

  expect(statusCode).toBe(200);
  expect(body).toContain('<script defer src="/assets/main.1.js"></script>');
  expect(body).toContain(
    `<link rel="preload" as="script" href="/r/mfe-admin/1/remoteEntry.js" integrity="${sha384('entry')}" crossorigin>`,
  );
  expect(body).toContain('as="style" href="/r/mfe-admin/1/page.css"');
  expect(body).toContain('<link rel="preload" as="script" href="/assets/calls.1.js">');
  expect(body).not.toContain('/r/mfe-public/1/remoteEntry.js');
});

test('the registry, the settings and the needed manifest are written into the page', async () => {
  const { body } = await get('/admin/practitioners');
  const boot = bootOf(body);

  expect(boot.registry.generation).toBe(1);
  expect(Object.keys(boot.releases)).toEqual(['/r/mfe-admin/1/']);
  expect(boot.served).toEqual({ 'mfe-admin': ['/admin/practitioners'], 'mfe-public': ['/'] });
  expect(boot.settings).toMatchObject({
    apiUrl: 'https://api.freely.example/api/v1.0',
    stripeScript: 'http://localhost:4242/v3/',
  });
});

test('a path that no release serves is a 404, with the same page', async () => {
  for (const path of ['/nowhere', '/admin/nowhere']) {
    const { statusCode, body } = await get(path);
    expect(statusCode).toBe(404);
    expect(body).toContain('id="root"');
  }
  expect((await get('/login/practitioner')).statusCode).toBe(200);
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
    SHELL_ASSETS: join(root, 'dist'),
    RELEASES_DIR: join(root, 'releases'),
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
};

test('with the real Stripe, only its script and frames are allowed', async () => {
  const policy = await policyWith(live);

  expect(policy.get('script-src')).toEqual(["'self'", 'https://js.stripe.com']);
  expect(policy.get('frame-src')).toEqual(['https://js.stripe.com', 'https://hooks.stripe.com']);
  expect(policy.get('style-src')).toEqual(["'self'"]);
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
  });
});

test('release files are immutable, and may be loaded from other origins', async () => {
  const { headers, body } = await get('/r/mfe-admin/1/remoteEntry.js');

  expect(body).toBe('entry');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['access-control-allow-origin']).toBe('*');
});

test('a compressed file is sent if the client accepts it', async () => {
  const response = await get('/assets/main.1.js', { 'accept-encoding': 'gzip, br' });

  expect(response.headers['content-encoding']).toBe('br');
  expect(response.body).toBe('shell, smaller');
  expect((await get('/', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br');
});

test('a missing file is not answered with a page', async () => {
  expect((await get('/assets/gone.js')).headers['content-type']).toContain('application/json');
  expect((await get('/r/mfe-admin/1/gone.js')).statusCode).toBe(404);
  expect((await get('/r/../registry.json')).body).not.toContain('boot');
});

test('a new registry takes effect at once, an invalid one never', async () => {
  writeRegistry(2, {});
  expect((await get('/registry.json')).json()).toEqual({ generation: 2, remotes: {} });

  write('releases/registry.json', '{"generation": "oops"}');
  expect((await get('/registry.json')).json()).toEqual({ generation: 2, remotes: {} });
});

test('a manifest that does not match its hash is not written into the page', async () => {
  const admin = releaseOf('mfe-admin', [{ path: '/admin/practitioners', files: ['page.css'] }]);
  admin.active.integrity = sha384('another manifest');
  writeRegistry(2, { 'mfe-admin': admin });

  const { body } = await get('/admin/practitioners');

  expect(bootOf(body).releases).toEqual({});
  expect(body).not.toContain('/r/mfe-admin/1/remoteEntry.js');
});

test('nothing in the registry can end the script element that contains it', async () => {
  const admin = releaseOf('mfe-admin', []);
  admin.active.version = '</script><script>alert(1)</script>';
  writeRegistry(3, { 'mfe-admin': admin });

  const { body } = await get('/');
  expect(body).not.toContain('<script>alert');
  expect(bootOf(body).registry.generation).toBe(3);
});

test('production does not start without its required settings', () => {
  expect(() => readSettings({ NODE_ENV: 'production' })).toThrow('SHELL_URL must be set');
});

test('search engines find the sitemap, and link previews an image', async () => {
  expect((await get('/robots.txt')).body).toContain('Sitemap: https://freely.example/sitemap.xml');
  expect((await get('/sitemap-pages.xml')).headers['content-type']).toContain('application/xml');
  expect((await get('/sitemap-nothing.xml')).statusCode).toBe(404);
  expect((await get('/preview.png')).headers['content-type']).toBe('image/png');
});
