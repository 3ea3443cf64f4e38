import type { ReleasePointer } from '@freely/federation/registry';
import { type CheckResult, problemLines } from './check/problem.ts';
import { checkCandidate } from './check-candidate.ts';
import type { PlatformContext } from './platform-context.ts';
import type { RunningApi } from './running-api.ts';
import { tryRelease } from './try-release.ts';

/** A release that was not made active, with every reason. */
export class RefusedRelease extends Error {
  override name = 'RefusedRelease';
}

/**
 * Checks a release beside everything that is live, and opens its pages.
 *
 * @param force go on in spite of problems
 * @param log told what was found on the way
 * @returns what was wrong, for the log; empty unless forced
 * @throws RefusedRelease
 */
export async function refuseBadRelease(
  context: PlatformContext,
  unit: string,
  pointer: ReleasePointer,
  api: RunningApi,
  { force, log }: { readonly force: boolean; readonly log: (line: string) => void },
): Promise<string[]> {
  const checked = await checkCandidate(context, unit, pointer, api.apiUrl);
  for (const line of problemLines(checked)) log(line);
  const wrong = checked.problems.map(({ beside, problem }) => `beside ${beside}: ${problem}`);
  if (wrong.length > 0 && !force) throw refused(unit, pointer, checked);

  const broken = await tryRelease(context, unit, pointer, api, log);
  if (broken.length > 0 && !force) {
    throw new RefusedRelease(
      `${unit} ${pointer.version} was not released:\n${broken.map((each) => `  ${each}`).join('\n')}`,
    );
  }

  return [...wrong, ...broken];
}

function refused(unit: string, { version }: ReleasePointer, checked: CheckResult): RefusedRelease {
  const lines = problemLines({ problems: checked.problems, notes: [] });

  return new RefusedRelease(`${unit} ${version} was not released:\n${lines.join('\n')}`);
}
