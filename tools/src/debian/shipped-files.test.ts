// What `npm run debian` takes from the shipped files, without any of Debian's packages.

import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { repositoryRoot } from '../webpack/workspace.ts';
import { environmentOf } from './environment-files.ts';
import { listensOn } from './listens-on.ts';
import { type Market, readMarket } from './market-folder.ts';
import { newMarket } from './new-market.ts';
import { run } from './programs.ts';
import { poolerFile, proxyFile } from './shipped-files.ts';
import { metricsUrl, serviceNames } from './units.ts';

let market: Market;
beforeAll(async () => {
  market = await newMarket(join(mkdtempSync(join(tmpdir(), 'freely-debian-')), 'market'));
});
afterAll(() => rmSync(join(market.folder, '..'), { recursive: true, force: true }));

test('every change of the shipped files of PgBouncer and nginx finds its place', () => {
  expect(poolerFile(market)).toContain(`port=${market.ports.first}`);
  const proxy = proxyFile(market);

  // Nothing of another machine is left: no port, host or folder of Debian's own.
  expect(proxy.replace(/^#.*$/gm, '')).not.toMatch(/freely\.example|:4200|:809\d|\/var\//);
  expect(proxy.match(/listen [^;]*/g)).toHaveLength(6);
});

test('the pooler leads to the database that is the primary now', () => {
  expect(poolerFile({ ...market, primary: 'second' })).toContain(`port=${market.ports.second}`);
});

test('both example environments are complete, and the shell has no secret of the API but one', () => {
  const api = environmentOf(market, 'api');
  const shell = environmentOf(market, 'shell');

  expect(api).toMatchObject({ NODE_ENV: 'production', TRUST_PROXY: '1' });
  expect(api.DATABASE_URL).toContain(String(market.ports.pgbouncer));
  const text = JSON.stringify(shell);
  for (const secret of ['role', 'dataKey', 'webhook', 'replication'] as const) {
    expect(text).not.toContain(market.secrets[secret]);
  }
});

test('each process has the metrics port that its unit says', () => {
  const ports = serviceNames
    .filter((name) => !name.startsWith('shell'))
    .map((name) => new URL(metricsUrl(market, name)).port);

  expect(ports).toEqual([`1${market.ports.api1}`, `1${market.ports.api2}`, '18101', '18102']);
});

test('what is known of a market is kept in its folder, for the next command', async () => {
  expect(readMarket(market.folder)).toEqual(market);
  expect(await listensOn(market.ports.https)).toBe(false);
});

test.each([
  [['ops', 'status'], 'freely', 'ops -- status'],
  [['ops', 'backup', '--json'], 'root', 'ops -- backup --json'],
  [
    ['settings', 'set', 'brand_name', 'Kind & Co'],
    'freely',
    'settings -- set brand_name Kind & Co',
  ],
])(
  'a command of operators, %j, runs as %s with the environment of the service',
  (args, account, command) => {
    const systemd = join(market.folder, 'systemd-run');
    writeFileSync(systemd, '#!/bin/sh\nprintf "%s\\n" "$*"\n');
    chmodSync(systemd, 0o755);
    const script = join(repositoryRoot, 'deploy/debian/freely');
    const started = run(script, args, { env: { PATH: `${market.folder}:${process.env.PATH}` } });

    expect(started).toContain(
      `--uid=${account} --property=EnvironmentFile=/etc/freely/environment `,
    );
    expect(started).toContain(`npm run --silent ${command}\n`);
  },
);
