/** @jest-environment <rootDir>/../../tools/jest/server-environment.mjs */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ReleaseFrame } from '@freely/federation/parse-frame';
import type { ReleasePointer } from '@freely/federation/registry';
import { type AccessLink, newLinkId, newSigningKey, signLink } from '@freely/platform';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { shellServer } from '../app.ts';
import { readSettings } from '../settings.ts';
import { type TestReleases, testReleases, testShell } from '../testing/test-releases.ts';

const INTERNAL_KEY = 'a-key-of-the-shell-for-its-own-calls';
const ORIGIN = 'https://freely.example';
const FILES = { 'remoteEntry.js': 'entry', 'page.css': 'css' };
const ROUTES = [{ path: '/admin/practitioners', files: ['page.css'], isPrerendered: false }];
const ACCOUNTS: Record<string, object> = {
  ada: account('ada@example.org', 'admin'),
  bob: account('bob@example.org', 'customer'),
  acting: {
    ...account('ada@example.org', 'admin'),
    impersonated_by: { user_id: 2, name: 'Bob' },
  },
};

let releases: TestReleases;
let app: FastifyInstance;
let api: Server;
let hidden: ReleasePointer;
/** In an outage: with which status the API responds to everybody. */
let apiFails: number | null;
/** With which keys the API was asked. */
let keys: Set<string>;

beforeEach(async () => {
  keys = new Set();
  apiFails = null;
  api = createServer((request, response) => {
    keys.add(String(request.headers['x-internal-key']));
    const found = ACCOUNTS[String(request.headers.authorization).replace('Bearer ', '')];
    response
      .writeHead(apiFails ?? (found ? 200 : 401), { 'content-type': 'application/json' })
      .end(JSON.stringify(found ?? {}));
  }).listen(0);
  await new Promise((resolve) => api.once('listening', resolve));
  releases = testReleases();
  const release = (version: string) =>
    releases.release('mfe-admin', version, FILES, { routes: ROUTES });
  await releases.publish(
    {
      shell: { active: releases.release('shell', '1', testShell.files, testShell.manifest) },
      'mfe-admin': { active: release('1') },
    },
    { 'mfe-admin': ['/admin/*'] },
  );
  hidden = release('2-hidden');
  app = await serverOf();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await app.close();
  releases.remove();
  api.closeAllConnections();
  api.close();
});

async function serverOf(environment: Record<string, string> = {}): Promise<FastifyInstance> {
  const server = Fastify();
  await shellServer(
    server,
    readSettings({
      ...releases.environment,
      SHELL_URL: ORIGIN,
      INTERNAL_KEY,
      API_URL: `http://localhost:${(api.address() as AddressInfo).port}`,
      SHELL_COOKIE_SECRET: 'a secret that all servers of the site have',
      ...environment,
    }),
  );

  return server;
}

function account(email: string, role: string) {
  return { user_id: 1, name: 'Ada', email, user_roles: [role], practitioner_info: null };
}

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const preview = (change: Partial<AccessLink> = {}) =>
  ({
    kind: 'preview',
    id: newLinkId(),
    until: inMinutes(5),
    person: null,
    unit: 'mfe-admin',
    release: hidden,
    ...change,
  }) as AccessLink;
const tokenOf = (link: AccessLink) => signLink(link, releases.key);

interface Opening {
  readonly cookie?: string;
  readonly as?: string;
  readonly origin?: string;
}

async function open(token: string, { cookie = '', as, origin = ORIGIN }: Opening = {}) {
  const response = await app.inject({
    method: 'POST',
    url: '/__platform/join',
    headers: { origin, cookie, ...(as ? { authorization: `Bearer ${as}` } : {}) },
    payload: { token },
  });

  return {
    status: response.statusCode,
    message: response.json().message as string | undefined,
    cookie: cookieOf(response.headers['set-cookie']),
    header: String(response.headers['set-cookie'] ?? ''),
  };
}

/** The page that opens links gives each browser a cookie by which it is recognised. */
const openerOfNewBrowser = async () =>
  cookieOf((await app.inject({ url: '/__platform/join' })).headers['set-cookie']);
const cookieOf = (header: unknown) => String(header ?? '').split(';')[0] ?? '';
const leave = (cookie: string) =>
  app.inject({
    method: 'POST',
    url: '/__platform/leave',
    headers: { origin: ORIGIN, cookie, 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  });
const page = (cookie = '') => app.inject({ url: '/admin/practitioners', headers: { cookie } });
const versionIn = async (cookie = '') =>
  /\/r\/mfe-admin\/([\w-]+)\/remoteEntry/.exec((await page(cookie)).body)?.[1];

describe('a preview', () => {
  test('is what its visitor gets, with a bar that says so, and nobody else', async () => {
    const { cookie, header, status } = await open(tokenOf(preview()));
    expect(status).toBe(200);
    expect(header).toMatch(/HttpOnly; SameSite=Lax; Secure$/);

    expect(await versionIn(cookie)).toBe('2-hidden');
    const { body, headers } = await page(cookie);
    expect(body).toContain('Preview of mfe-admin 2-hidden, until');
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store' });
    expect(headers.vary).toContain('cookie');
    expect(await versionIn()).toBe('1');
    expect((await page()).body).not.toContain('2-hidden');

    const registryFor = (of: string) =>
      app.inject({ url: '/registry.json', headers: { cookie: of } });
    expect((await registryFor(cookie)).json().remotes['mfe-admin']).toMatchObject({
      active: { version: '2-hidden' },
      previous: { version: '1' },
    });
    expect((await registryFor('')).body).not.toContain('2-hidden');
  });

  test('ends when it is left, and when its time is over', async () => {
    const until = Date.now() + 3_600_000;
    const { cookie } = await open(tokenOf(preview({ until: new Date(until).toISOString() })));
    expect(await versionIn(cookie)).toBe('2-hidden');
    const left = await leave(cookie);
    expect(left.statusCode).toBe(303);
    expect(String(left.headers['set-cookie'])).toMatch(/^freely-access=; .*Max-Age=0/);

    jest.spyOn(Date, 'now').mockReturnValue(until + 1);
    expect(await versionIn(cookie)).toBe('1');
  });

  test('is refused when it is forged or expired, by name', async () => {
    const forged = signLink(preview(), { ...newSigningKey(), id: releases.key.id });
    expect(await open(forged)).toMatchObject({
      status: 403,
      message: 'This link was not signed by anybody who may.',
      header: '',
    });
    expect(await open(tokenOf(preview({ until: inMinutes(-1) })))).toMatchObject({
      status: 403,
      message: 'This link has expired.',
    });
    expect(await open('nonsense')).toMatchObject({ status: 403 });
  });

  test('belongs to the first browser that opens it, on whichever server', async () => {
    const token = tokenOf(preview());
    const { cookie } = await open(token);
    expect((await open(token)).message).toContain('opened in another browser');
    expect((await open(token, { cookie })).status).toBe(200);

    await app.close();
    app = await serverOf();
    expect((await open(token)).status).toBe(403);
    expect(await versionIn(cookie)).toBe('2-hidden');
  });

  test('opens for the same browser again: pressed twice, and after it was left', async () => {
    const token = tokenOf(preview());
    const opener = await openerOfNewBrowser();
    const presses = await Promise.all([1, 2].map(() => open(token, { cookie: opener })));
    expect(presses.map(({ status }) => status)).toEqual([200, 200]);
    expect((await open(token, { cookie: opener })).status).toBe(200);

    const stranger = await openerOfNewBrowser();
    expect((await open(token, { cookie: stranger })).message).toContain('in another browser');
    // What the store knows of the browser is no cookie.
    const note = releases.read((await releases.list('links/'))[0] ?? '');
    const [name = ''] = opener.split('=');
    expect((await open(token, { cookie: `${name}=${JSON.parse(note).opener}` })).status).toBe(403);
  });

  test('that ended, or whose key was revoked, is left by open tabs at their next navigation', async () => {
    const team = newSigningKey();
    const keys = { team: { publicKey: team.publicKey, role: 'team', owner: 'Admin' } } as const;
    const remotes = (of: string[]) => ({ 'mfe-admin': { paths: ['/admin/*'], keys: of } });
    await releases.changeRules({ keys, remotes: remotes(['team']) });
    const { cookie } = await open(signLink(preview(), { id: 'team', ...team }));
    expect(await versionIn(cookie)).toBe('2-hidden');

    await releases.changeRules({ keys: {}, remotes: remotes([]) });
    const entryFor = async (of: string) =>
      (await app.inject({ url: '/registry.json', headers: { cookie: of } })).json().remotes[
        'mfe-admin'
      ];
    expect(await entryFor(cookie)).toMatchObject({
      active: { version: '1' },
      withdrawn: ['2-hidden'],
    });
    expect(await versionIn(cookie)).toBe('1');
    expect((await page(cookie)).headers['cache-control']).toBe('private, no-store');
    expect(await entryFor('')).not.toHaveProperty('withdrawn');
  });

  test('of anything but a release of its own unit is refused, whoever signed it', async () => {
    for (const url of [
      'https://evil.example/r/mfe-admin/2-hidden/',
      '/r/mfe-admin/1/../2-hidden/',
      '/r/shell/1/',
      '/records/mfe-admin/',
    ]) {
      const link = preview({ release: { ...hidden, url } } as never);
      expect((await open(tokenOf(link))).message).toContain('no release of mfe-admin');
    }
  });

  test('may be for one account', async () => {
    const token = tokenOf(preview({ person: 'Ada@example.org' }));
    expect((await open(token)).message).toContain('Log in with it');
    expect((await open(token, { as: 'bob' })).message).toContain('for another account');
    expect((await open(token, { as: 'acting' })).message).toContain('for another account');

    const { cookie } = await open(token, { as: 'ada' });
    expect(await versionIn(cookie)).toBe('2-hidden');
    expect((await open(token, { as: 'ada' })).status).toBe(200);
  });

  test.each([429, 503])('is not taken for that of another account at status %s', async (status) => {
    apiFails = status;
    expect(
      await open(tokenOf(preview({ person: 'ada@example.org' })), { as: 'ada' }),
    ).toMatchObject({
      status: 503,
      message: expect.stringContaining('cannot be checked now'),
      header: '',
    });
  });

  test('may be of the shell itself', async () => {
    const shell = releases.release('shell', '2', testShell.files, testShell.manifest);
    const { cookie } = await open(tokenOf(preview({ unit: 'shell', release: shell } as never)));

    expect((await page(cookie)).body).toContain('src="/r/shell/2/main.1.js"');
    expect((await page()).body).toContain('src="/r/shell/1/main.1.js"');
  });

  test('is given only from pages of the site', async () => {
    expect(await open(tokenOf(preview()), { origin: 'https://evil.example' })).toMatchObject({
      status: 403,
      header: '',
    });
  });
});

test('a cookie that a browser made up, or another site signed, gives nothing', async () => {
  const { cookie } = await open(tokenOf(preview()));
  const [name, value = ''] = cookie.split('=');
  const [text = '', signature = ''] = value.split('.');
  const grown = Buffer.from(
    Buffer.from(text, 'base64url').toString().replace('"cohorts":[]', '"cohorts":["staff"]'),
  ).toString('base64url');

  expect(await versionIn(`${name}=${grown}.${signature}`)).toBe('1');
  expect(await versionIn(`${name}=${text}.${'A'.repeat(43)}`)).toBe('1');
  await app.close();
  app = await serverOf({ SHELL_COOKIE_SECRET: 'another one' });
  expect(await versionIn(cookie)).toBe('1');
});

describe('a group', () => {
  const link = (): AccessLink => ({
    kind: 'cohort',
    id: newLinkId(),
    until: inMinutes(5),
    person: null,
    cohort: 'staff',
  });
  beforeEach(async () => {
    await releases.changeRules({ cohorts: { staff: { roles: ['admin'], keys: [] } } });
    const active = releases.release('mfe-admin', '1', FILES, { routes: ROUTES });
    const canary = { release: hidden, percent: 0, cohorts: ['staff'] };
    await releases.publish({ 'mfe-admin': { active, canary } });
  });

  test('is joined by a link, which many may open, and gets its canary', async () => {
    const token = tokenOf(link());
    const first = await open(token);
    const second = await open(token);

    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await versionIn(first.cookie)).toBe('2-hidden');
    expect((await page(first.cookie)).body).toContain('"cohorts":["staff"]');
    expect(await versionIn()).toBe('1');
  });

  test('has the flags that name it switched on, and nobody else has', async () => {
    const active = releases.release('mfe-admin', '3', FILES, {
      routes: ROUTES,
      frame: v.parse(ReleaseFrame, {
        flags: { 'admin-pilot': { default: false, cohorts: ['staff'] } },
      }),
    });
    await releases.publish({ 'mfe-admin': { active } });
    const { cookie } = await open(tokenOf(link()));

    expect((await page(cookie)).body).toContain('"flags":["admin-pilot"]');
    expect((await page()).body).toContain('"flags":[]');
  });

  const tell = (as: string | null, cookie = '') =>
    app.inject({
      method: 'POST',
      url: '/__platform/groups',
      headers: { origin: ORIGIN, cookie, ...(as ? { authorization: `Bearer ${as}` } : {}) },
    });

  test('is kept in an outage of the API', async () => {
    const { cookie } = await open(tokenOf(link()));
    apiFails = 503;
    const told = await tell('ada', cookie);

    expect(told.statusCode).toBe(503);
    expect(told.headers).not.toHaveProperty('set-cookie');
  });

  test('is joined by the role of the account, and left with it', async () => {
    const groupsOf = async (as: string | null, cookie = '') =>
      cookieOf((await tell(as, cookie)).headers['set-cookie']);
    const admin = await groupsOf('ada');

    expect((await page()).body).toContain('"hasGroups":true');
    expect(await versionIn(admin)).toBe('2-hidden');
    expect(await versionIn(await groupsOf('bob'))).toBe('1');
    expect(await versionIn(await groupsOf(null, admin))).toBe('1');
    expect(await versionIn(cookieOf((await leave(admin)).headers['set-cookie']))).toBe('2-hidden');
    // So that no limit of the server's own address is used up.
    expect([...keys]).toEqual([INTERNAL_KEY]);
  });
});

describe('development', () => {
  const link = (): AccessLink => ({
    kind: 'development',
    id: newLinkId(),
    until: inMinutes(5),
    person: null,
    unit: 'mfe-admin',
    origin: 'http://localhost:4204',
  });

  test('is off unless the rules say otherwise', async () => {
    expect(await open(tokenOf(link()))).toMatchObject({
      status: 403,
      message: 'Development on this site is switched off.',
    });
  });

  test('loads the remote from the own machine, for that browser only', async () => {
    await releases.changeRules({ development: true });
    const { cookie } = await open(tokenOf(link()));
    const policyOf = async (of?: string) =>
      String((await page(of)).headers['content-security-policy']);

    expect(await policyOf(cookie)).toContain("script-src 'self' http://localhost:4204");
    expect(await policyOf()).not.toContain('http://localhost:4204');
    const { body } = await page(cookie);
    expect(body).toContain('mfe-admin from http://localhost:4204');
    expect(body).toContain('"url":"http://localhost:4204/"');
    expect((await page()).body).not.toContain('4204');

    await releases.changeRules({ development: false });
    expect(await policyOf(cookie)).not.toContain('4204');
  });
});

test('the page that opens a link sends no token anywhere but here', async () => {
  const { body, headers } = await app.inject({ url: '/__platform/join' });

  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toContain('src="/__platform/join.js"');
  const script = (await app.inject({ url: '/__platform/join.js' })).body;
  // A browser that has its cookie keeps it.
  const known = await app.inject({
    url: '/__platform/join',
    headers: { cookie: cookieOf(headers['set-cookie']) },
  });
  expect(known.headers).not.toHaveProperty('set-cookie');
  expect(headers['set-cookie']).toMatch(/Path=\/__platform; .*HttpOnly; SameSite=Lax; Secure$/);
  // The fragment of an address reaches no server; it is gone before anything is asked for.
  expect(script.indexOf('replaceState')).toBeLessThan(script.indexOf('fetch('));
});
