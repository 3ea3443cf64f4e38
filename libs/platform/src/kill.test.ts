// Whatever byte a writer dies at, readers see a whole state, and what was reported to be released is.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { randomRuns } from '@freely/tools/testing/random-runs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { publishHeads } from './heads.ts';
import { liveHeads } from './live-heads.ts';
import { asUnit, historyOf } from './record-log.ts';
import { registryOf } from './registry-of.ts';
import { makeTestPlatform, type TestPlatform } from './testing/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await makeTestPlatform();
  await platform.release('mfe-booking', 'first');
});
afterAll(() => platform.close());

function startWriter(name: string, most = 'Infinity') {
  const { privateKey } = platform.keys.booking;
  const writer = spawn(
    process.execPath,
    [
      join(import.meta.dirname, 'testing/release-until-killed.ts'),
      platform.folder,
      'mfe-booking',
      name,
      privateKey,
      most,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let output = '';
  writer.stdout.on('data', (chunk) => {
    output += chunk;
  });

  // Only whole lines were reported.
  return { writer, released: () => output.split('\n').slice(0, -1) };
}

const releasedVersions = async () =>
  new Set(
    (await historyOf(platform.store, 'mfe-booking')).map(
      (logged) => asUnit(logged)?.state.active?.version,
    ),
  );

test('writers that are killed at any byte lose nothing and break nothing', async () => {
  const { numRuns } = randomRuns({ quick: 24, long: 200 });
  const problems: string[] = [];
  const reported: string[] = [];
  const live = await liveHeads({
    read: platform.store.read,
    roots: platform.roots,
    lastGoodFile: null,
    onProblem: (problem) => problems.push(problem),
  });

  for (let kill = 1; kill <= numRuns; kill += 1) {
    const { writer, released } = startWriter(`kill${kill}`);
    const ended = once(writer, 'exit');
    // From its first release on, at a point that nobody chose.
    await once(writer.stdout, 'data');
    for (let reads = Math.floor(Math.random() * 4); reads >= 0; reads -= 1) await live.refresh();
    writer.kill('SIGKILL');
    await ended;
    await live.refresh();
    reported.push(...released());

    expect(registryOf(live.current()).remotes['mfe-booking']?.active.version).toBeDefined();
  }

  expect(problems).toEqual([]);
  const kept = await releasedVersions();
  expect(reported.filter((version) => !kept.has(version))).toEqual([]);
  // The next change makes good what the last writer left.
  await publishHeads(platform.store);
  await live.refresh();
  const newest = (await historyOf(platform.store, 'mfe-booking')).at(-1);
  expect(registryOf(live.current()).remotes['mfe-booking']?.active.version).toBe(
    asUnit(newest ?? null)?.state.active?.version,
  );
});

test('of twenty processes that release at once, each is in the history', async () => {
  const writers = Array.from({ length: 20 }, (_, index) => startWriter(`race${index}`, '1'));
  const codes = await Promise.all(
    writers.map(async ({ writer }) => (await once(writer, 'exit'))[0]),
  );

  expect(new Set(codes)).toEqual(new Set([0]));
  const kept = await releasedVersions();
  for (const index of writers.keys()) expect(kept.has(`race${index}-1`)).toBe(true);
});
