/** @jest-environment <rootDir>/../../tools/jest/server-environment.mjs */
// What a release's server code may try. None of it succeeds, and the shell keeps serving.
import { execFile } from 'node:child_process';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { shellServer } from '../app.ts';
import { readSettings } from '../settings.ts';
import { type TestReleases, testReleases, testShell } from '../testing/test-releases.ts';
import { confinedFlags } from './renderer-process.ts';

let releases: TestReleases;
let app: FastifyInstance;
/** In place of the database: what connects to it has escaped. */
let database: Server;
let connections: number;

/** A shell whose pages are functions of the remote: they return what they could steal. */
const SHELL = `
exports.shared = {};
exports.renderPage = async ({ path, remote }) => ({
  html: '<h1>' + String(await remote.pages[path]()) + '</h1>',
  head: {}, hydration: { remote: 'mfe-public', loaderData: {}, queries: {} }, isComplete: false,
});
`;

/** Each attack tries every way that its author knows. */
const attacks = (port: number) => `
const real = () => [globalThis.process, (() => { try { return (0, eval)('process'); } catch {} })()];
const builtin = (name) => {
  for (const one of real()) {
    try { const found = one?.getBuiltinModule?.(name) ?? one?.binding?.(name); if (found) return found; } catch {}
    try { return one.mainModule.require(name); } catch {}
  }
  try { return require(name); } catch {}
  try { return console._stdout.constructor; } catch {}
  throw new Error('no way to ' + name);
};
const tried = (work) => async () => { try { return 'got ' + (await work()); } catch (error) { return 'refused'; } };
exports.default = { name: 'mfe-public', pages: {
  '/': () => 'well',
  '/environment': tried(() => { const text = JSON.stringify(real().map((one) => one?.env)); if (!/SECRET|PATH/.test(text)) throw 0; return text; }),
  '/passwd': tried(() => builtin('fs').readFileSync('/etc/passwd', 'utf8')),
  '/socket': tried(() => new Promise((resolve, reject) => builtin('net').connect(${port}, '127.0.0.1', () => resolve('a socket')).on('error', reject))),
  '/fetch': tried(async () => (await fetch('http://127.0.0.1:${port}/')).status),
  '/undici': tried(() => { new Request('http://x'); return new Promise((resolve, reject) => globalThis[Symbol.for('undici.globalDispatcher.1')].dispatch({ origin: 'http://127.0.0.1:${port}', path: '/', method: 'GET' }, { onConnect() { resolve('a socket'); }, onError: reject, onHeaders() {}, onData() {}, onComplete() {} })); }),
  '/websocket': tried(() => new Promise((resolve, reject) => { const socket = new WebSocket('ws://127.0.0.1:${port}/'); socket.onopen = resolve; socket.onerror = reject; })),
  '/spawn': tried(() => builtin('child_process').execSync('id')),
  '/kill': tried(() => { for (const one of real()) one.kill(one.ppid, 0); return 'a signal'; }),
  '/import': tried(() => import('node:fs')),
  '/exit': () => { for (const one of real()) one.exit(); },
  '/loop': () => { for (;;); },
  '/heap': () => { const all = []; for (;;) all.push(new Array(1e6).fill(all.length)); },
  '/buffers': () => { const all = []; for (;;) all.push(Buffer.alloc(32e6, 1)); },
  '/reads': async () => { for (;;) await Promise.allSettled(Array.from({ length: 50 }, () => fetch('https://api.freely.example/api/v1.0/x'))); },
} };
`;

const PATHS = `/ /environment /passwd /socket /fetch /undici /websocket /spawn /kill /import
  /exit /loop /heap /buffers /reads`.split(/\s+/);

beforeEach(async () => {
  connections = 0;
  database = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => database.listen(0, '127.0.0.1', resolve));
  const { port } = database.address() as AddressInfo;
  process.env.SECRET = 'in the environment of the shell';
  releases = testReleases();
  const shell = releases.release(
    'shell',
    '1',
    { 'server.cjs': SHELL, 'main.1.css': '', 'main.1.js': '', 'calls.1.js': '' },
    { ...testShell.manifest, assets: { ...testShell.manifest.assets, fonts: [] } },
  );
  const active = releases.release(
    'mfe-public',
    '1',
    { 'remoteEntry.js': 'entry', 'page.js': '', 'server.cjs': attacks(port) },
    { routes: PATHS.map((path) => ({ path, files: ['page.js'], isPrerendered: true })) },
  );
  await releases.publish(
    { shell: { active: shell }, 'mfe-public': { active } },
    { 'mfe-public': ['/*'] },
  );
  app = Fastify();
  await shellServer(
    app,
    readSettings({
      ...releases.environment,
      SHELL_URL: 'https://freely.example',
      API_URL: 'https://api.freely.example',
    }),
  );
});
afterEach(async () => {
  delete process.env.SECRET;
  await app.close();
  database.close();
  releases.remove();
});

const page = async (url: string) => (await app.inject({ url })).body;

/** On a busy machine a new process starts too late for the first visitor, who gets the page without its HTML. */
async function prerendered(url: string): Promise<string> {
  for (;;) {
    const body = await page(url);
    if (body.includes('<h1>')) return body;
  }
}

test.each(PATHS.slice(1, 10))(
  '%s is refused',
  async (path) => {
    expect(await prerendered(path)).toContain('<h1>refused</h1>');
    expect(connections).toBe(0);
  },
  60_000,
);

test.each(['/exit', '/loop', '/heap', '/buffers', '/reads'])(
  'after %s the browser renders that page, and the server others',
  async (path) => {
    expect(await page(path)).toContain('<div id="freely-loading">');
    expect(await prerendered('/')).toContain('<h1>well</h1>');
  },
  60_000,
);

const run = promisify(execFile);

// The second wall: what stands if a way to the real modules were found.
test.each([
  ['a file of the machine', "require('fs').readFileSync('/etc/passwd')"],
  [
    'a file of the shell',
    `require('fs').readFileSync(${JSON.stringify(import.meta.filename.replace(/renderer.*/, 'settings.ts'))})`,
  ],
  ['a write', "require('fs').writeFileSync('/tmp/freely-escaped', '')"],
  ['a process', "require('child_process').execSync('id')"],
  ['a thread', "new (require('worker_threads').Worker)('', { eval: true })"],
  ['an addon', "process.dlopen({ exports: {} }, '/x.node')"],
  ['an internal binding', "process.binding('tcp_wrap')"],
])('the permission model refuses %s', async (_what, code) => {
  const flags = [...confinedFlags('/releases'), '--eval', code].filter(
    (flag) => !flag.startsWith('--disallow'),
  );

  await expect(run(process.execPath, flags, { env: {} })).rejects.toThrow(
    /ERR_ACCESS_DENIED|ERR_DLOPEN_DISABLED/,
  );
});
