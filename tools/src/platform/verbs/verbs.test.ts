// The verbs as a pipeline meets them: exit codes, JSON, help.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { repositoryRoot } from '../../webpack/workspace.ts';
import { type StoredPlatform, storedPlatform } from '../testing/stored-platform.ts';
import { helpOfVerb, verbs } from './index.ts';

let platform: StoredPlatform;
beforeAll(async () => {
  platform = storedPlatform();
  await platform.own('mfe-booking', '/payment/*');
  for (const version of ['1.0.0', '1.1.0']) await platform.release('mfe-booking', version);
});
afterAll(() => platform.close());

function run(args: string[], env: Record<string, string> = {}, command = 'platform') {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(repositoryRoot, `tools/src/commands/${command}.ts`), ...args],
    { encoding: 'utf8', env: { ...process.env, DATA_DIR: platform.folder, ...env } },
  );

  return { status, stdout, stderr };
}

test('done is 0, and --json prints what a pipeline can read', () => {
  const { status, stdout } = run(['status', '--json']);

  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject([
    { unit: 'mfe-booking', active: { version: '1.1.0' }, previous: { version: '1.0.0' } },
  ]);
  expect(
    JSON.parse(run(['diff', 'mfe-booking', '1.0.0', 'active', '--json']).stdout),
  ).toMatchObject({
    files: { changed: ['remoteEntry.js'] },
  });
});

test('refused is 1, with what to do instead', () => {
  const { status, stderr } = run(['promote', 'mfe-booking', '--reason', 'A test']);

  expect([status, stderr.trim()]).toEqual([1, 'There is no canary to promote.']);
  expect(run(['diff', 'mfe-booking', '1.0.0', '9.9.9'])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('There is no release mfe-booking 9.9.9.'),
  });
});

test('misused is 2, and --json says so where a pipeline reads', () => {
  for (const args of [['explode'], ['status', '--loudly']]) {
    expect([args, run(args).status]).toEqual([args, 2]);
  }
  const { status, stdout } = run(['kill', 'mfe-nobody', '--reason', 'A test', '--json']);
  expect([status, JSON.parse(stdout)]).toEqual([
    2,
    { error: 'Name what was released: one of mfe-booking.', exitCode: 2 },
  ]);
});

test('a store that cannot be reached is 3', () => {
  const { status, stderr } = run(['status'], { RELEASES_URL: 's3://127.0.0.1:1/freely' });

  expect(status).toBe(3);
  expect(stderr).toMatch(/^The store bucket freely at 127\.0\.0\.1:1 cannot be used/m);
});

test('gc says what it would remove, and removes nothing without a reason', async () => {
  const ended = Buffer.from(JSON.stringify({ until: '2026-01-01T00:00:00.000Z' }));
  const { store } = platform.context;
  await store.create('links/a.json', ended);
  await store.create('previews/mfe-booking/1.0.0/1700000000000.json', Buffer.from('{}'));
  expect(run(['gc', '--keep-days', '7', '--dry-run'])).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('0 releases would be removed; kept: 30 days'),
  });
  expect(run(['gc', '--keep-days', '7']).status).toBe(2);
  expect(await store.list('links/')).toEqual(['links/a.json']);
  expect(await store.list('previews/')).toHaveLength(1);

  const { stdout } = run(['gc', '--keep-days', '7', '--reason', 'Spring', '--json']);
  expect(JSON.parse(stdout)).toEqual({
    dryRun: false,
    removed: [],
    endedLinks: 1,
    endedPreviews: 1,
  });
  expect([...(await store.list('links/')), ...(await store.list('previews/'))]).toEqual([]);
});

test('every change stands in the history with its reason', () => {
  expect(run(['kill', 'mfe-booking', '--reason', 'It is on fire']).status).toBe(0);
  expect(run(['revive', 'mfe-booking', '--reason', 'It is out']).status).toBe(0);
  const { stdout } = run(['history', 'mfe-booking', '--json']);

  expect(JSON.parse(stdout)).toMatchObject([
    { verb: 'release' },
    { verb: 'release' },
    { verb: 'kill', reason: 'It is on fire' },
    { verb: 'revive', reason: 'It is out' },
  ]);
});

test('an option that cannot be read is explained in one sentence', () => {
  const firstLine = (...args: string[]) => {
    const { status, stderr } = run(args);

    return [status, stderr.split('\n')[0]];
  };

  expect(firstLine('gc', '--keep-days', '-1')).toEqual([
    2,
    '--keep-days needs a value, and none that starts with a dash.',
  ]);
  expect(firstLine('gc', '--keep-days')).toEqual([
    2,
    '--keep-days needs a value, and none that starts with a dash.',
  ]);
  expect(firstLine('gc', '--dry-run=yes')).toEqual([2, '--dry-run takes no value.']);
  expect(firstLine('status', '--loudly')).toEqual([2, 'There is no option --loudly.']);
});

test('the short forms are the same verbs', () => {
  expect(run(['mfe-booking', '--json', '--reason', 'Back'], {}, 'rollback')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('"version": "1.0.0"'),
  });
});

test('the history names the release that a change was about, who got it, and its commit', () => {
  const reason = ['--reason', 'A test'];
  run(['canary', 'mfe-booking', '1.1.0', '--percent', '10', '--cohort', 'staff', ...reason]);
  run(['abort', 'mfe-booking', ...reason]);
  const [aborted, started] = run(['history', 'mfe-booking']).stdout.trim().split('\n').reverse();

  expect(started).toMatch(/ canary +1\.1\.0 for 10% and staff {2}.*, 1\.1\.0\): A test$/);
  expect(aborted).toMatch(/ abort +1\.1\.0 {2}.*, 1\.1\.0\): A test$/);
});

test('every verb says with --help how it is used', () => {
  for (const [name, { usage }] of Object.entries(verbs)) {
    expect(helpOfVerb(name)).toContain(`npm run platform -- ${name} ${usage}`);
    expect(helpOfVerb(name)).toContain('Exit codes: 0 done, 1 refused');
  }
  expect(run(['canary', '--help'])).toMatchObject({
    status: 0,
    stdout: `${helpOfVerb('canary')}\n`,
  });
});
