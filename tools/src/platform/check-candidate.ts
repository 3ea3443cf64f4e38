import type { ReleasePointer } from '@freely/federation/registry';
import { type PlatformStore, SHELL_UNIT } from '@freely/platform';
import { Unreachable } from '../terminal/command-error.ts';
import { readRemoteFile, remotesIn } from '../webpack/remote-file.ts';
import { checkRelease, readApiContract } from './check/check-release.ts';
import type { CheckResult } from './check/problem.ts';
import { type PlatformContext, readRules } from './platform-context.ts';
import { liveReleases, readStoredRelease } from './stored-release.ts';

/**
 * Checks a release beside what is live in the store and beside the deployed API.
 *
 * @param kept where the release itself is, when it is not in the store yet
 */
export async function checkCandidate(
  context: PlatformContext,
  unit: string,
  pointer: ReleasePointer,
  apiUrl: string,
  kept: PlatformStore = context.store,
): Promise<CheckResult> {
  const [candidate, live, rules, api] = await Promise.all([
    readStoredRelease(kept, unit, pointer),
    liveReleases(context.store),
    readRules(context),
    readApiContract(apiUrl).catch((error: unknown) => {
      throw new Unreachable(
        `The API cannot be asked: ${error instanceof Error ? error.message : error}`,
      );
    }),
  ]);
  const budget =
    unit !== SHELL_UNIT && remotesIn().includes(unit)
      ? (readRemoteFile(unit).budget ?? null)
      : null;

  return checkRelease(candidate, { live, rules, api, budget });
}
