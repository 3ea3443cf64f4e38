import { buildRelease } from '../build-release.ts';
import { buildUnit } from '../build-unit.ts';
import { openPlatform } from '../platform-context.ts';
import { publish } from '../publish.ts';
import { sourceState } from '../source-state.ts';
import { tryRelease } from '../try-release.ts';
import { requireUnit } from '../units.ts';

export const releaseHelp = `
Builds a remote or the shell, copies the build to a release folder that is never written
again, opens its pages in the deployed shell beside the other deployed remotes, and makes it
the active release. Nothing else that is served changes. The release before it is what
browsers fall back to. A running shell serves the new release within seconds.

  --reason TEXT  why, for the log
  --dirty        although files differ from the commit; the version names the content then
  --force        although the try failed; logged

  RELEASES_URL   the store: a folder or s3://… (default: .freely/releases)
  PLATFORM_KEY   the key that signs (default: one of this machine)
`;

interface ReleaseOptions {
  readonly reason?: string | boolean | undefined;
  readonly dirty?: string | boolean | undefined;
  readonly force?: string | boolean | undefined;
}

export async function releaseUnit(
  [unit = '']: readonly string[],
  { reason, dirty, force }: ReleaseOptions,
): Promise<number> {
  requireUnit(unit);
  const source = sourceState();
  if (source.isDirty && !dirty) {
    throw new Error('Files differ from the commit. Commit them, or release them with --dirty.');
  }
  console.log(`Building ${unit}`);
  await buildUnit(unit);
  const context = openPlatform();
  const pointer = await buildRelease(unit, context.store, source);

  console.log(`Trying ${unit} ${pointer.version} in the deployed shell`);
  const problems = await tryRelease(context, unit, pointer, (line) => console.log(`  ${line}`));
  if (problems.length > 0 && !force) {
    throw new Error(
      `${unit} ${pointer.version} was not released:\n${problems.map((each) => `  ${each}`).join('\n')}`,
    );
  }
  await publish(context, unit, pointer, {
    reason: typeof reason === 'string' ? reason : 'A release',
    commit: source.commit,
    ...(force ? { verb: 'release --force' } : {}),
  });
  console.log(`${unit} ${pointer.version} is active`);

  return 0;
}
