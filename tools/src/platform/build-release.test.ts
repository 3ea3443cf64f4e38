import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseRelease } from '@freely/federation/parse-release';
import { openStore } from '@freely/platform';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { buildRelease } from './build-release.ts';
import { integrityOf } from './hash-file.ts';

let root: string;
let app: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'freely-release-'));
  app = join(root, 'mfe-admin');
  mkdirSync(`${app}/dist`, { recursive: true });
  writeFileSync(`${app}/package.json`, '{"name":"@freely/mfe-admin","version":"1.2.3"}');
  write('remoteEntry.js', 'var mfe_admin;');
  write('remoteEntry.js.br', 'compressed');
  write('page.css', '.a{}');
  write('needs.json', '{"react":["useState"]}');
  write(
    'routes.json',
    JSON.stringify({
      entry: ['remoteEntry.js'],
      routes: [{ path: '/admin/practitioners', files: ['page.css'], isPrerendered: false }],
    }),
  );
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, content: string) => writeFileSync(`${app}/dist/${file}`, content);
const clean = { commit: 'abc1234', isDirty: false };
const dirty = { commit: 'abc1234', isDirty: true };
const build = (source = clean) =>
  buildRelease('mfe-admin', openStore(join(root, 'out')), source, app);

test('the manifest of a release has the hash of every file, and the pointer that of the manifest', async () => {
  const { version, url, integrity } = await build();
  const folder = join(root, 'out', url);
  const manifest = readFileSync(`${folder}release.json`, 'utf8');
  const release = parseRelease(JSON.parse(manifest));

  expect({ version, url }).toEqual({
    version: '1.2.3-abc1234',
    url: '/r/mfe-admin/1.2.3-abc1234/',
  });
  expect(integrity).toBe(integrityOf(manifest));
  expect(release?.files).toEqual({
    'page.css': integrityOf('.a{}'),
    'remoteEntry.js': integrityOf('var mfe_admin;'),
  });
  expect(release?.shared).toEqual({
    react: { range: expect.stringMatching(/^\^\d/), names: ['useState'] },
  });
  expect(release?.routes).toEqual([
    { path: '/admin/practitioners', files: ['page.css'], isPrerendered: false },
  ]);
  expect(readdirSync(folder).sort()).toEqual([
    'page.css',
    'release.json',
    'remoteEntry.js',
    'remoteEntry.js.br',
  ]);
});

test('the same build gives the same release', async () => {
  expect(await build()).toEqual(await build());
});

test('a release is never overwritten', async () => {
  await build();
  write('page.css', '.b{}');

  await expect(build()).rejects.toThrow('is already released with other content');
});

test('uncommitted builds with different contents get different folders', async () => {
  const first = await build(dirty);
  write('page.css', '.b{}');
  const second = await build(dirty);

  expect(first.version).toMatch(/^1\.2\.3-abc1234-[0-9a-f]{8}$/);
  expect(second.version).not.toBe(first.version);
  expect(readFileSync(join(root, 'out', first.url, 'page.css'), 'utf8')).toBe('.a{}');
});

test('a link of the remote to a page that the release does not have is refused', async () => {
  const describe = (to: string) =>
    writeFileSync(
      `${app}/remote.json`,
      JSON.stringify({
        team: 'Operations',
        port: 4299,
        paths: ['/admin/*'],
        navigation: [{ slot: 'account', label: 'admin', to, audience: ['admin'] }],
      }),
    );
  mkdirSync(`${app}/locales/en-GB`, { recursive: true });
  writeFileSync(`${app}/locales/en-GB/navigation.json`, '{"admin":"Admin dashboard"}');

  describe('/admin/gone');
  await expect(build()).rejects.toThrow('no route serves the link to /admin/gone');

  describe('/admin/practitioners');
  const { url } = await build();
  const manifest = readFileSync(join(root, 'out', url, 'release.json'), 'utf8');
  expect(parseRelease(JSON.parse(manifest))?.frame?.links[0]?.labels).toEqual({
    'en-GB': 'Admin dashboard',
  });
});

test('a page exists only with a prerendered one that its own params lead to', async () => {
  const routes = (existsWith: string, path = '/admin/:id/times') =>
    write(
      'routes.json',
      JSON.stringify({
        entry: ['remoteEntry.js'],
        routes: [
          { path: '/admin/:id', files: [], isPrerendered: true },
          { path, files: [], isPrerendered: false, existsWith },
          { path: '/admin/of/:user_id', files: [], isPrerendered: true },
        ],
      }),
    );

  routes('/admin/:id/times');
  await expect(build()).rejects.toThrow(
    'routes.tsx: /admin/:id/times exists with /admin/:id/times, which is not prerendered.',
  );
  routes('/admin/of/:user_id');
  await expect(build()).rejects.toThrow(
    'routes.tsx: /admin/:id/times has no :user_id for /admin/of/:user_id.',
  );
  routes('/admin/:id', '/admin/times/:id?');
  await expect(build()).rejects.toThrow('routes.tsx: /admin/times/:id? has no :id for /admin/:id.');
  routes('/admin/:id');
  await expect(build()).resolves.toMatchObject({ version: '1.2.3-abc1234' });
});

test('a component that remote.json names and the code does not have is refused, and the reverse', async () => {
  const remoteFile = (components: object[]) =>
    writeFileSync(
      `${app}/remote.json`,
      JSON.stringify({ team: 'Ada', port: 4299, paths: ['/admin'], components }),
    );
  const built = (components: object) =>
    write('routes.json', JSON.stringify({ entry: ['remoteEntry.js'], routes: [], components }));
  const component = { slot: 'shell/not-found', props: '^1.0.0' };

  remoteFile([component]);
  await expect(build()).rejects.toThrow('routes.tsx has no component for shell/not-found.');
  built({ 'shell/not-found': ['a.js'], 'shell/gone': [] });
  await expect(build()).rejects.toThrow('remote.json does not name shell/gone.');
  built({ 'shell/not-found': ['a.js'] });
  await expect(build()).resolves.toMatchObject({ version: '1.2.3-abc1234' });
});

test('what is uploaded is what was hashed, although somebody builds again meanwhile', async () => {
  const store = openStore(join(root, 'out'));
  const list = async (prefix: string) => {
    write('page.css', '.of-another-build{}');

    return store.list(prefix);
  };
  const { url } = await buildRelease('mfe-admin', { ...store, list }, clean, app);
  const folder = join(root, 'out', url);
  const release = parseRelease(JSON.parse(readFileSync(`${folder}release.json`, 'utf8')));

  expect(release?.files['page.css']).toBe(integrityOf(readFileSync(`${folder}page.css`)));
});
