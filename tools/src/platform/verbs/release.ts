import type { OnEnd } from '../../terminal/command.ts';
import { buildAndTry } from '../build-and-try.ts';
import { loggedRelease } from '../logged-release.ts';
import { publish } from '../publish.ts';
import { subjectOfCommit } from '../source-state.ts';
import { requireUnit } from '../units.ts';
import { print, reasonOr, requireUnderstood, type VerbOptions } from './verb.ts';

export const releaseHelp = `
Builds a remote or the shell, copies the build to a release folder that is never written
again, checks it beside everything that is or may become live, opens its pages in the
deployed shell beside the other deployed remotes, and makes it the active release. Nothing
else that is served changes. The release before it is what browsers fall back to. A running
shell serves the new release within seconds.

  --reason TEXT  why, for the log (default: the first line of the commit)
  --dirty        although files differ from the commit; the version names the content; logged
  --force        although the check or the try failed; logged with what failed
  --json         prints the state after it as JSON

  RELEASES_URL   the store: a folder or s3://… (default: .freely/releases)
  PLATFORM_KEY   the key that signs (default: one of this machine)
  PLATFORM_ROOT_KEYS  the platform's public keys, id=key,…, by which its records are checked
`;

export const releaseTakes = { most: 1, options: ['reason', 'dirty', 'force'] } as const;

export async function releaseUnit(
  args: readonly string[],
  options: VerbOptions,
  onEnd: OnEnd,
): Promise<number> {
  requireUnderstood('release', releaseTakes, args, options);
  const [unit = ''] = args;
  requireUnit(unit);
  const progress = (line: string) => (options.json ? null : console.log(line));
  const { context, source, pointer, after, wrong } = await buildAndTry(unit, {
    isDirtyMeant: Boolean(options.dirty),
    force: Boolean(options.force),
    onEnd,
    progress,
  });
  const why = reasonOr(options, subjectOfCommit());
  const state = await publish(context, unit, pointer, {
    ...loggedRelease(options, source, why, wrong),
    after,
  });
  print(options, state, [`${unit} ${pointer.version} is active`]);

  return 0;
}
