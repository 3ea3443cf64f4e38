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

const hash = (name: string) => (text: string) =>
  `${name}-${createHash(name).update(text).digest('base64')}`;
const [sha384, sha256] = [hash('sha384'), hash('sha256')];

/** A fake shell that renders its input. Rendering with React is tested in the browser. */
const SHELL = `
let rendered = 0;
exports.shared = { react: { name: 'the shell’s React' } };
exports.renderPage = async ({ path, remote }) => {
  const page = remote.pages[path];
  if (page === 'missing' || page === null) return page;
  if (page === 'forever') for (;;);
  if (page === 'broken') throw new Error('It broke.');
  rendered += 1;
  return {
    html: '<h1>' + page + ' ' + rendered + '</h1>',
    head: { title: 'Hands & feet', description: 'All of "it"', structuredData: [{ '@type': 'FAQPage', name: '</script>' }] },
    hydration: { remote: remote.name, loaderData: {}, queries: {} },
    isComplete: path !== '/part',
  };
};
`;

const REMOTE = `
const react = require('react');
const { releaseFolder } = require('@freely/release-folder');
exports.default = {
  name: 'mfe-public',
  pages: {
    '/': react.name + ' at ' + releaseFolder,
    '/part': 'A part', '/gone': 'missing', '/guarded': null, '/slow': 'forever', '/broken': 'broken',
  },
};
`;

function write(file: string, content: string): void {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), content);
}

const SHELL_CSS = '@font-face { src: url(/assets/letters.woff2) }';
const PAGE_CSS = 'main > h1 { color: teal }';

/** Publishes a release whose files may differ from the pinned ones: `REMOTE` and `pinnedCss`. */
function publish(code = REMOTE, css = PAGE_CSS, pinnedCss = css): void {
  const route = (path: string, isPrerendered = true) => ({
    path,
    files: ['page.css', 'page.js'],
    isPrerendered,
  });
  const manifest = JSON.stringify({
    name: 'mfe-public',
    version: '1.0.0',
    commit: 'abc1234',
    contract: '^1.0.0',
    shared: {},
    entry: ['remoteEntry.js'],
    routes: [
      ...['/', '/part', '/gone', '/guarded', '/slow', '/broken'].map((path) => route(path)),
      route('/private', false),
    ],
    navigation: [],
    files: {
      'remoteEntry.js': sha384('entry'),
      'page.css': sha384(pinnedCss),
      'page.js': sha384(''),
      'server.cjs': sha384(REMOTE),
    },
  });
  const url = '/r/mfe-public/1/';
  write(`releases${url}release.json`, manifest);
  write(`releases${url}server.cjs`, code);
  write(`releases${url}page.css`, css);
  const active = { version: '1', url, integrity: sha384(manifest) };
  const entry = { active, previous: null, canary: null, killed: false };
  write(
    'releases/registry.json',
    JSON.stringify({ generation: 1, remotes: { 'mfe-public': entry } }),
  );
}

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'freely-prerender-'));
  write(
    'dist/assets.json',
    '{"scripts":["main.1.js"],"styles":["main.1.css"],"fonts":[],"calls":["calls.1.js"]}',
  );
  write('dist/server.cjs', SHELL);
  write('dist/main.1.css', SHELL_CSS);
  publish();
  app = await serve();
});

async function serve(environment: Record<string, string> = {}): Promise<FastifyInstance> {
  const server = Fastify();
  await shellServer(
    server,
    readSettings({
      SHELL_ASSETS: join(root, 'dist'),
      RELEASES_DIR: join(root, 'releases'),
      SHELL_URL: 'https://freely.example',
      API_URL: 'https://api.freely.example',
      ...environment,
    }),
  );

  return server;
}

afterEach(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

const get = async (url: string, server = app) => {
  const { statusCode, body, headers } = await server.inject({ url });
  const policy = String(headers['content-security-policy']);
  return { status: statusCode, html: body, styles: /style-src ([^;]*)/.exec(policy)?.[1] };
};
const EMPTY = '<div id="root"></div>';

test('a public page is in the document, rendered with the packages that the shell shares', async () => {
  const { status, html } = await get('/');

  expect(status).toBe(200);
  expect(html).toContain(
    '<div id="root"><h1>the shell’s React at https://freely.example/r/mfe-public/1/ 1</h1></div>',
  );
  expect(html).toContain('"hydration":{"remote":"mfe-public"');
  expect(html).not.toContain('<noscript>');
  // It calls the API only after an interaction.
  expect(html).not.toContain('calls.1.js');
});

test('its styles are inlined, and the policy allows only these inline styles', async () => {
  const { html, styles } = await get('/');

  expect(html).toContain(
    `<style data-href="https://freely.example/assets/main.1.css">${SHELL_CSS}</style>
<style data-href="https://freely.example/r/mfe-public/1/page.css">${PAGE_CSS}</style>`,
  );
  expect(html).not.toContain('rel="stylesheet"');
  expect(styles).toBe(`'self' '${sha256(SHELL_CSS)}' '${sha256(PAGE_CSS)}'`);
  expect((await get('/private')).styles).toBe("'self'");
});

test('its code is preloaded after its markup with the images', async () => {
  const { html } = await get('/');

  expect(html.indexOf('href="/r/mfe-public/1/page.js"')).toBeGreaterThan(html.indexOf('<h1>'));
});

test('with Google Maps, which needs unsafe-inline, the policy has no hashes', async () => {
  const withMaps = await serve({ GOOGLE_MAPS_KEY: 'key' });

  expect((await get('/', withMaps)).styles).toBe(
    "'self' 'unsafe-inline' https://fonts.googleapis.com",
  );
  await withMaps.close();
});

const LINK = '<link rel="stylesheet" href="/r/mfe-public/1/page.css" integrity="sha384-';

test.each([
  ['does not match its hash', 'h1 { color: red }', PAGE_CSS],
  ['has a relative URL', 'h1 { background: url(tile.svg) }'],
  ['would end its element', 'h1::after { content: "</style>" }'],
])('a stylesheet that %s is not inlined', async (_what, css, pinned = css) => {
  publish(REMOTE, css, pinned);
  const { html, styles } = await get('/');

  expect(html).toContain(LINK);
  expect(html).not.toContain(css);
  expect(styles).toBe(`'self' '${sha256(SHELL_CSS)}'`);
});

test('the head describes the page for search engines, and cannot end a script element', async () => {
  const { html } = await get('/?utm_source=letter');

  expect(html).toContain('<title>Hands &#38; feet | Freely</title>');
  expect(html).toContain('<meta name="description" content="All of &#34;it&#34;">');
  expect(html).toContain('<link rel="canonical" href="https://freely.example/">');
  expect(html).toContain('<meta property="og:url" content="https://freely.example/">');
  expect(html).toContain(
    '{"@context":"https://schema.org","@type":"FAQPage","name":"\\u003c/script>"}</script>',
  );
});

test('a page is rendered once for all requests, unless it is incomplete', async () => {
  const [one, two] = await Promise.all([get('/'), get('/')]);
  expect(two.html).toBe(one.html);
  expect((await get('/')).html).toBe(one.html);

  await get('/part');
  expect((await get('/part')).html).toContain('A part 3');
});

test('a page that does not exist is a 404', async () => {
  expect((await get('/gone')).status).toBe(404);
});

test.each(['/guarded', '/private', '/broken'])('%s is rendered by the browser', async (path) => {
  const { status, html } = await get(path);

  expect(status).toBe(200);
  expect(html).toContain(EMPTY);
  expect(html).toContain('<noscript>');
});

test('code that never ends is stopped, and other pages are served meanwhile', async () => {
  const slow = get('/slow');
  expect((await get('/')).html).toContain('<h1>');
  expect((await slow).html).toContain(EMPTY);
}, 20_000);

test('code that does not match its hash is not run', async () => {
  publish(`${REMOTE} // changed on its way`);

  expect((await get('/')).html).toContain(EMPTY);
});
