/** @jest-environment <rootDir>/../../tools/jest/server-environment.mjs */
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { shellServer } from './app.ts';
import { earlySubmitScript, earlySubmitTag } from './early-submit.ts';
import { readSettings } from './settings.ts';
import { stalledStyles } from './stalled-bar.ts';
import { type TestReleases, testReleases, testShell } from './testing/test-releases.ts';

let releases: TestReleases;
let version: number;
let app: FastifyInstance;

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** A fake shell that renders its input. Rendering with React is tested in the browser. */
const SHELL = `
let rendered = 0;
exports.shared = { react: { name: 'the shell’s React' } };
exports.renderPage = async ({ path, remote }) => {
  const page = remote.pages[path];
  if (page === 'missing' || page === null) return page;
  if (page === 'forever') for (;;);
  if (page === 'late') await new Promise((resolve) => setTimeout(resolve, 5_000));
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
    '/part': 'A part', '/gone': 'missing', '/guarded': null, '/slow': 'forever', '/late': 'late', '/broken': 'broken',
    '/7': 'Number 7', '/8': 'missing', '/9': 'broken',
    // Of somebody who is approved meanwhile.
    get '/10'() { return (this.asked = (this.asked ?? 0) + 1) > 1 ? 'Number 10' : 'missing'; },
  },
};
`;

const SHELL_CSS = '@font-face { src: url(/r/shell/1/letters.woff2) }';
const PAGE_CSS = 'main > h1 { color: teal }';

/** Publishes a release whose files may differ from the pinned ones: `REMOTE` and `pinnedCss`. */
async function publish(code = REMOTE, css = PAGE_CSS, pinnedCss = css): Promise<void> {
  const route = (path: string, isPrerendered = true) => ({
    path,
    files: ['page.css', 'page.js'],
    isPrerendered,
  });
  const pinned = { 'remoteEntry.js': 'entry', 'page.css': pinnedCss, 'page.js': '' };
  // A version of its own each time: what was pinned once stays as it was.
  version += 1;
  const active = releases.release(
    'mfe-public',
    String(version),
    { ...pinned, 'server.cjs': REMOTE },
    {
      routes: [
        ...['/', '/part', '/gone', '/guarded', '/slow', '/late', '/broken'].map((path) =>
          route(path),
        ),
        route('/private', false),
        { ...route('/:id/times', false), existsWith: '/:id' },
        route('/:id'),
      ],
    },
  );
  releases.write(`${active.url}server.cjs`, code);
  releases.write(`${active.url}page.css`, css);
  await releases.publish({ 'mfe-public': { active } }, { 'mfe-public': ['/*'] });
}

beforeEach(async () => {
  releases = testReleases();
  version = 0;
  const shell = releases.release(
    'shell',
    '1',
    { 'server.cjs': SHELL, 'main.1.css': SHELL_CSS, 'main.1.js': '', 'calls.1.js': '' },
    {
      ...testShell.manifest,
      assets: { ...testShell.manifest.assets, fonts: [] },
    },
  );
  await releases.publish({ shell: { active: shell } });
  await publish();
  app = await serve();
});

async function serve(environment: Record<string, string> = {}): Promise<FastifyInstance> {
  const server = Fastify();
  await shellServer(
    server,
    readSettings({
      ...releases.environment,
      SHELL_URL: 'https://freely.example',
      API_URL: 'https://api.freely.example',
      // Of these tests only some are about how long a page takes.
      PRERENDER_SECONDS: '20',
      ...environment,
    }),
  );

  return server;
}

afterEach(async () => {
  await app.close();
  releases.remove();
});

const get = async (url: string, server = app) => {
  const { statusCode, body, headers } = await server.inject({ url });
  const policy = String(headers['content-security-policy']);
  return { status: statusCode, html: body, styles: /style-src ([^;]*)/.exec(policy)?.[1] };
};
/** In place of a page that the browser renders. */
const LOADING = '<div id="root"><div id="freely-loading">';

test('a public page is in the document, rendered with the packages that the shell shares', async () => {
  const { status, html } = await get('/');

  expect(status).toBe(200);
  expect(html).toContain(
    '<div id="root"><h1>the shell’s React at https://freely.example/r/mfe-public/1/ 1</h1></div>',
  );
  expect(html).toContain('"hydration":{"remote":"mfe-public"');
  expect(html).not.toContain('<noscript>');
  // It calls the API only after an interaction.
  expect(html).not.toContain('href="/r/shell/1/calls.1.js"');
});

test('a release with the code of another one has images of its own', async () => {
  await get('/');
  await publish();

  expect((await get('/')).html).toContain('at https://freely.example/r/mfe-public/2/ ');
});

test('its styles are inlined, and the policy allows only these inline styles', async () => {
  const { html, styles } = await get('/');

  expect(html).toContain(
    `<style data-href="https://freely.example/r/shell/1/main.1.css">${SHELL_CSS}</style>
<style data-href="https://freely.example/r/mfe-public/1/page.css">${PAGE_CSS}</style>`,
  );
  expect(html).not.toContain('rel="stylesheet"');
  expect(styles).toBe(
    `'self' '${sha256(SHELL_CSS)}' '${sha256(PAGE_CSS)}' ${stalledStyles.source}`,
  );
});

test('a page whose script never runs says so by styles that the policy allows, beside its content', async () => {
  const { html, styles } = await get('/');
  const [, text = ''] = /<style>(.*?)<\/style>/.exec(html) ?? [];

  expect(text).toMatch(
    /#freely-stalled\{.*visibility:hidden;animation:freely-stalled 0s 8s forwards/,
  );
  expect(styles).toContain(`'${sha256(text)}'`);
  expect(html).toMatch(/<\/div>\n<aside id="freely-stalled" [^>]*data-nosnippet>/);
});

test('a page that only the browser renders has the place of its header, and says so if its script never comes', async () => {
  const { html, styles } = await get('/private');
  const inlined = [...html.matchAll(/<style>(.*?)<\/style>/g)].map(([, text = '']) => text);

  expect(html).toMatch(/<div id="root"><div id="freely-loading"><header>.*>Freely<.*role="status"/);
  expect(html).toMatch(/<\/div>\n<aside id="freely-stalled" aria-label="Slow page"/);
  expect(inlined).toHaveLength(2);
  expect(styles).toBe(
    `'self' ${inlined
      .map((text) => `'${sha256(text)}'`)
      .reverse()
      .join(' ')}`,
  );
});

test('only a prerendered page has the pinned script that keeps a form that is sent early', async () => {
  const { html } = await get('/');

  expect(html).toContain(earlySubmitTag);
  expect(earlySubmitTag).toContain(
    `integrity="sha384-${createHash('sha384').update(earlySubmitScript).digest('base64')}"`,
  );
  expect((await get('/private')).html).not.toContain('early-submit');
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

const LINK = '<link rel="stylesheet" href="/r/mfe-public/2/page.css" integrity="sha384-';

test.each([
  ['does not match its hash', 'h1 { color: red }', PAGE_CSS],
  ['has an import', '@import "tile.css";'],
  ['would end its element', 'h1::after { content: "</style>" }'],
])('a stylesheet that %s is not inlined', async (_what, css, pinned = css) => {
  await publish(REMOTE, css, pinned);
  const { html, styles } = await get('/');

  expect(html).toContain(LINK);
  expect(html).not.toContain(css);
  expect(styles).toBe(`'self' '${sha256(SHELL_CSS)}' ${stalledStyles.source}`);
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

test('a page whose query changes it has the same head, and is rendered by the browser', async () => {
  const { html } = await get('/?address=Leeds');

  expect(html).toContain('<title>Hands &#38; feet | Freely</title>');
  expect(html).toContain('<link rel="canonical" href="https://freely.example/">');
  expect(html).toContain(LOADING);
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

test('a page that did not exist is found as soon as it does', async () => {
  expect((await get('/10')).status).toBe(404);
  expect((await get('/10')).status).toBe(200);
});

test('a page that exists with another one is a 404 without it, whatever its query', async () => {
  const statuses = ['/7', '/8', '/9', '/8a'].map((id) => get(`${id}/times?date=2026-12-01`));

  // Of number 9 it is not known, and number 8a is none.
  expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([200, 404, 200, 404]);
});

test('a page whose query keeps it from being prerendered is a 404 nonetheless', async () => {
  const found = await Promise.all(
    ['/7', '/8', '/7?place=Leeds', '/8?place=Leeds', '/9?place=Leeds'].map(async (path) => {
      const { status, html } = await get(path);

      return [path, status, html.includes('<h1>')];
    }),
  );

  expect(found).toEqual([
    ['/7', 200, true],
    ['/8', 404, false],
    ['/7?place=Leeds', 200, false],
    ['/8?place=Leeds', 404, false],
    ['/9?place=Leeds', 200, false],
  ]);
});

test('an id is the same page in other characters, and nothing is rendered for what is no id', async () => {
  expect(await get('/%37/times')).toMatchObject({ status: 200 });
  expect(await get('/%38/times')).toMatchObject({ status: 404 });
  expect(await get('/%38a')).toMatchObject({ status: 404, html: expect.stringContaining(LOADING) });
});

test.each(['/guarded', '/private', '/broken'])('%s is rendered by the browser', async (path) => {
  const { status, html } = await get(path);

  expect(status).toBe(200);
  expect(html).toContain(LOADING);
  expect(html).toContain('<noscript>');
});

test('code that never ends is stopped, and other pages are served meanwhile', async () => {
  const hurried = await serve({ PRERENDER_SECONDS: '4' });
  const slow = get('/slow', hurried);
  expect((await get('/', hurried)).html).toContain('<h1>');
  expect((await slow).html).toContain(LOADING);
  await hurried.close();
});

test('a page that takes too long for its visitor is there for the next', async () => {
  const hurried = await serve({ PRERENDER_SECONDS: '4' });
  // Of a renderer that has started.
  expect((await get('/', hurried)).html).toContain('<h1>');
  expect((await get('/late', hurried)).html).toContain(LOADING);
  expect((await get('/late', hurried)).html).toContain('<h1>late');
  await hurried.close();
});

test('how long a visitor waits is a setting', async () => {
  const hurried = await serve({ PRERENDER_SECONDS: '0.001' });

  expect((await get('/', hurried)).html).toContain(LOADING);
  await hurried.close();
});

test('code that does not match its hash is not run', async () => {
  await publish(`${REMOTE} // changed on its way`);

  expect((await get('/')).html).toContain(LOADING);
});
