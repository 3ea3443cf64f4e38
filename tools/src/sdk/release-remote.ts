import { buildRelease } from '../platform/build-release.ts';
import { problemLines, problemSentences } from '../platform/check/problem.ts';
import { checkCandidate } from '../platform/check-candidate.ts';
import { loggedRelease } from '../platform/logged-release.ts';
import { openPlatform } from '../platform/platform-context.ts';
import { newestNumber, publish } from '../platform/publish.ts';
import { requireCommitted, type SourceState } from '../platform/source-state.ts';
import { reasonOr, type VerbOptions } from '../platform/verbs/verb.ts';
import { Misuse } from '../terminal/command-error.ts';

/**
 * Makes the build in the folder of a remote the active release, unless the check refuses it.
 *
 * @throws when it was not released
 */
export async function releaseRemote(
  unit: string,
  folder: string,
  source: SourceState,
  options: VerbOptions,
): Promise<void> {
  requireCommitted(source, Boolean(options.dirty));
  if (!process.env.API_URL) throw new Misuse('API_URL must be set: the deployed API is asked.');
  const apiUrl = `${process.env.API_URL.replace(/\/$/, '')}/api/v1.0`;
  const context = openPlatform();
  const after = await newestNumber(context, unit);
  const pointer = await buildRelease(unit, context.store, source, folder);
  const checked = await checkCandidate(context, unit, pointer, apiUrl, { app: folder });
  const lines = problemLines(checked).join('\n');
  if (checked.problems.length > 0 && !options.force) {
    throw new Error(`${unit} ${pointer.version} was not released:\n${lines}`);
  }
  if (lines) console.log(lines);
  const why = reasonOr(options, 'A release');
  await publish(context, unit, pointer, {
    ...loggedRelease(options, source, why, problemSentences(checked.problems)),
    after,
  });
  console.log(`${unit} ${pointer.version} is active`);
}
