import { existsSync } from 'node:fs';
import type { ReleasePointer } from '@freely/federation/registry';
import type { PlatformStore } from '@freely/platform';
import { Unreachable } from '../terminal/command-error.ts';
import { readRemoteFileIn } from '../webpack/remote-file.ts';
import { repositoryRoot } from '../webpack/workspace.ts';
import { checkRelease, readApiContract } from './check/check-release.ts';
import type { CheckResult } from './check/problem.ts';
import { type PlatformContext, readRules } from './platform-context.ts';
import { liveReleases, readStoredRelease } from './stored-release.ts';

/**
 * Checks a release beside what is live in the store and beside the deployed API.
 *
 * @param place where the release itself is, when it is not in the store yet, and the folder of the app, when
 *   that is in no `apps/`
 */
export async function checkCandidate(
  context: PlatformContext,
  unit: string,
  pointer: ReleasePointer,
  apiUrl: string,
  {
    kept = context.store,
    app = `${repositoryRoot}apps/${unit}`,
  }: { readonly kept?: PlatformStore; readonly app?: string } = {},
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
  // The shell has no such file.
  const budget = existsSync(`${app}/remote.json`) ? (readRemoteFileIn(app).budget ?? null) : null;

  return checkRelease(candidate, { live, rules, api, budget });
}
