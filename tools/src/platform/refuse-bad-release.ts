import type { ReleasePointer } from '@freely/federation/registry';
import { HEADS_FILE, type PlatformStore } from '@freely/platform';
import { type Problem, problemLines, problemSentences } from './check/problem.ts';
import { checkCandidate } from './check-candidate.ts';
import type { Trial } from './trial.ts';
import { trialFolder, tryRelease } from './try-release.ts';

/** A release that was not made active, with every reason. */
export class RefusedRelease extends Error {
  override name = 'RefusedRelease';
  /** For `--json`. */
  readonly details: object;

  constructor(unit: string, { version }: ReleasePointer, lines: readonly string[], why: object) {
    super(`${unit} ${version} was not released:\n${lines.join('\n')}`);
    this.details = { unit, version, ...why };
  }
}

/**
 * Checks a release beside everything that is live, and opens its pages. What has become live meanwhile is
 * checked with it, too.
 *
 * @param force go on in spite of problems
 * @param log told what was found on the way
 * @returns what was wrong, for the log; empty unless forced
 * @throws RefusedRelease
 */
export async function refuseBadRelease(
  trial: Trial,
  unit: string,
  pointer: ReleasePointer,
  { force, log }: { readonly force: boolean; readonly log: (line: string) => void },
): Promise<string[]> {
  const { store } = trial.context;
  const check = async () => {
    const checked = await checkCandidate(trial.context, unit, pointer, trial.api.apiUrl);
    for (const line of problemLines(checked)) log(line);
    if (checked.problems.length > 0 && !force) {
      throw refusedByCheck(unit, pointer, checked.problems);
    }

    return checked.problems;
  };
  const live = await headsText(store);
  let problems = await check();

  const broken = await tryRelease(trial, unit, pointer, log);
  if ((await headsText(store)) !== live) problems = await check();
  if (broken.length > 0 && !force) {
    const kept = trialFolder(unit, pointer);
    const lines = [...broken, `Screenshots and traces: ${kept}`].map((each) => `  ${each}`);
    throw new RefusedRelease(unit, pointer, lines, { pages: broken, kept });
  }

  return [...problemSentences(problems), ...broken];
}

/** Changes with each change of what is live. */
async function headsText(store: PlatformStore): Promise<string> {
  return Buffer.from((await store.read(HEADS_FILE)) ?? '').toString();
}

function refusedByCheck(
  unit: string,
  pointer: ReleasePointer,
  problems: readonly Problem[],
): RefusedRelease {
  return new RefusedRelease(unit, pointer, problemLines({ problems, notes: [] }), { problems });
}
