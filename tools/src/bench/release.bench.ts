// How long a team waits for a release, with its check and its honest try, and for a rollback.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildRelease } from '../platform/build-release.ts';
import { openPlatform } from '../platform/platform-context.ts';
import { publish } from '../platform/publish.ts';
import { runProgram } from '../processes/run-program.ts';
import { buildProduct } from '../product/build-product.ts';
import { publishReleases } from '../product/publish-releases.ts';
import { repositoryRoot } from '../webpack/workspace.ts';
import { runningProduct } from './running-product.ts';
import type { BenchSuite } from './suite.ts';

const UNIT = 'mfe-booking';

const steps = [
  // On a machine that has just started everything; the others are of one that has released before.
  { name: 'the first release', command: 'release', args: ['--dirty'], env: {}, goal: null },
  { name: 'release, built before', command: 'release', args: ['--dirty'], env: {}, goal: 20 },
  {
    name: 'release, built again',
    command: 'release',
    args: ['--dirty'],
    env: { NX_SKIP_NX_CACHE: 'true' },
    goal: 20,
  },
  { name: 'rollback', command: 'rollback', args: [], env: {}, goal: 1 },
] as const;

const suite: BenchSuite = {
  name: 'release',
  about: 'how long a release of a remote takes with its check and its try, and a rollback',
  run: async (context) => {
    const { shell, api } = await runningProduct(context);
    await buildProduct(context.log);
    const folder = mkdtempSync(join(tmpdir(), 'freely-bench-release-'));
    context.onEnd(async () => rmSync(folder, { recursive: true, force: true }));
    const platform = openPlatform(folder);
    await publishReleases(platform, context.log);
    // Another one than that of this checkout, to roll back to.
    const before = { commit: 'before0', isDirty: false };
    await publish(platform, UNIT, await buildRelease(UNIT, platform.store, before));
    const environment = { DATA_DIR: folder, SHELL_URL: shell, API_URL: new URL(api).origin };
    const rows: (string | number)[][] = [];
    for (const { name, command, args, env, goal } of steps) {
      context.log(name);
      const seconds = await timeCommand(command, [UNIT, ...args], { ...environment, ...env });
      rows.push([name, seconds.toFixed(1), goal ?? '–']);
    }

    return [
      {
        title: `Seconds for ${UNIT}`,
        columns: ['command', 'seconds', 'at most'],
        rows,
        note: `The load of this machine was ${loadavg()[0]?.toFixed(1)}: on a busy one the seconds are not the command's.`,
      },
    ];
  },
};
export default suite;

async function timeCommand(
  command: string,
  args: string[],
  env: Record<string, string>,
): Promise<number> {
  const started = Date.now();
  const { code, output } = await runProgram(
    process.execPath,
    [`tools/src/commands/${command}.ts`, ...args],
    { cwd: repositoryRoot, env },
  );
  if (code !== 0) throw new Error(`${command} failed:\n${output}`);

  return (Date.now() - started) / 1_000;
}
