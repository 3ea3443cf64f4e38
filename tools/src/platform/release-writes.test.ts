// What a release writes: its own folder, one record and the heads; and nothing by halves.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { randomRuns } from '../testing/random-runs.ts';
import { buildRelease } from './build-release.ts';
import { integrityProblems } from './check/integrity-problems.ts';
import { publish } from './publish.ts';
import { requireCommitted } from './source-state.ts';
import { liveReleases } from './stored-release.ts';
import { writeBuiltApp } from './testing/built-app.ts';
import { type StoredPlatform, storedPlatform } from './testing/stored-platform.ts';

let platform: StoredPlatform;
beforeEach(async () => {
  platform = storedPlatform();
  await platform.own('mfe-booking', '/payment/*');
});
afterEach(() => platform.close());

async function releaseBuild(content: string, commit: string): Promise<void> {
  const app = join(platform.folder, 'app');
  writeBuiltApp(app, content);
  const { context } = platform;
  const source = { commit, isDirty: false };
  await publish(
    context,
    'mfe-booking',
    await buildRelease('mfe-booking', context.store, source, app),
  );
}

/** File of the store → a hash of its content. */
async function storedTree(): Promise<Map<string, string>> {
  const names = await platform.context.store.list('');
  const hash = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(platform.folder, 'releases', name)))
      .digest('hex');

  return new Map(names.map((name) => [name, hash(name)]));
}

test('a release touches its own folder, one record and the heads, and nothing else', async () => {
  await platform.release('shell', '1.0.0', { 'main.js': 'shell' });
  await platform.release('mfe-admin', '1.0.0');
  await releaseBuild('one', 'aaa1111');
  const before = await storedTree();
  await releaseBuild('two', 'bbb2222');
  const after = await storedTree();

  const changed = [...after]
    .filter(([name, hash]) => before.get(name) !== hash)
    .map(([name]) => name);
  const gone = [...before.keys()].filter((name) => !after.has(name));
  expect(gone).toEqual([]);
  const own = 'r/mfe-booking/1.0.0-bbb2222/';
  expect(changed.filter((name) => !name.startsWith(own)).sort()).toEqual([
    'heads.json',
    'records/mfe-booking/00000002.json',
  ]);
  // Only the heads were there before, and say the same of every other unit.
  expect([...before.keys()].filter((name) => changed.includes(name))).toEqual(['heads.json']);
});

test('what differs from the commit is refused, unless it is meant', () => {
  const source = (isDirty: boolean) => ({ commit: 'aaa1111', isDirty });

  expect(() => requireCommitted(source(true), false)).toThrow(
    /Commit them, or release them with --dirty/,
  );
  expect(() => requireCommitted(source(true), true)).not.toThrow();
  expect(() => requireCommitted(source(false), false)).not.toThrow();
});

test('a release that is killed at any point leaves what is live whole, and stops nobody', async () => {
  await releaseBuild('first', 'first00');
  const { numRuns } = randomRuns({ quick: 6, long: 200 });
  for (let run = 1; run <= numRuns; run += 1) {
    const reported = await releaseUntilKilled(`kill${run}`);
    const live = await liveReleases(platform.context.store);
    const active = live.find(({ as }) => as === 'active');

    // What was reported is released: it is the active one, or one after it is.
    const number = Number(/n(\d+)$/.exec(active?.pointer.version ?? '')?.[1]);
    expect(active?.pointer.version).toContain(`kill${run}n`);
    expect(number).toBeGreaterThanOrEqual(reported);
    for (const release of live) expect(await integrityProblems(release)).toEqual([]);
  }
  await releaseBuild('last', 'last000');
  const last = (await liveReleases(platform.context.store)).find(({ as }) => as === 'active');
  expect(last?.pointer.version).toBe('1.0.0-last000');
});

/** @returns how many releases it reported before it was killed, at a point that nobody chose */
async function releaseUntilKilled(name: string): Promise<number> {
  const script = join(import.meta.dirname, 'testing/release-until-killed.ts');
  const releasing = spawn(process.execPath, [script, platform.folder, name], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  releasing.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const ended = once(releasing, 'exit');
  await once(releasing.stdout, 'data');
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 60));
  releasing.kill('SIGKILL');
  await ended;

  return output.split('\n').length - 1;
}
