import {
  abort,
  promote,
  type ReleasePointer,
  requireKept,
  startCanary,
  type UnitState,
} from '@freely/platform';
import type { OnEnd } from '../../terminal/command.ts';
import { Misuse } from '../../terminal/command-error.ts';
import { buildAndTry } from '../build-and-try.ts';
import { minutesIn } from '../duration.ts';
import { warnOfUnknownCohorts } from '../known-cohorts.ts';
import { openPlatform, type PlatformContext } from '../platform-context.ts';
import { changeUnit, currentState, earlierReleases } from '../publish.ts';
import { requireReleasable } from '../units.ts';
import { stateVerb } from './state-verb.ts';
import { numberIn, print, requireReason, type Verb, type VerbOptions } from './verb.ts';

export const canary: Verb = {
  usage: '<remote> [version] --percent N [--cohort NAME] [--promote-after 2h]',
  about: 'gives a release to some; without a version, that of this checkout',
  help: `
Gives a release to a share of browsers, and to those of a cohort. Without a version, builds this
checkout, and refuses what "release" refuses. A second canary takes the place of the first.

  --percent N           of all browsers, 0 to 100; each keeps what it got
  --cohort NAME         and browsers in this cohort; several with commas
  --promote-after TIME  45m, 2h, 3d: a controller gives it to everybody so long after its first visit
  --dirty               although files differ from the commit
  --reason TEXT         why, for the log`,
  most: 2,
  options: ['percent', 'cohort', 'promote-after', 'dirty', 'reason'],
  async run([unit = '', version], options, onEnd) {
    const context = openPlatform();
    await requireReleasable(context, unit, version);
    const reason = requireReason(options);
    const { percent, cohorts, ...end } = shareIn(options);
    const start = (before: UnitState, release: ReleasePointer) =>
      startCanary(before, { release, percent, cohorts, ...end });
    const { release, ...seen } = version
      ? { release: await earlierRelease(context, unit, version) }
      : await triedRelease(unit, options, onEnd, start);
    await warnOfUnknownCohorts(context, cohorts);
    const state = await changeUnit(context, unit, { verb: 'canary', reason, ...seen }, (before) =>
      start(before, release),
    );
    const groups = cohorts.map((cohort) => ` and ${cohort}`).join('');
    print(options, state, [`${unit} ${release.version} is a canary for ${percent}%${groups}`]);

    return 0;
  },
};

export const promoteCanary = stateVerb({
  verb: 'promote',
  about: 'gives the canary to everybody',
  change: promote,
  done: (unit, { active }) => `${unit} ${active?.version} is active`,
});

export const abortCanary = stateVerb({
  verb: 'abort',
  about: 'takes the canary back',
  change: abort,
  done: (unit, { active }) => `${unit} ${active?.version} is what everybody gets`,
});

/** Who gets it, and when everybody does. Read before anything is built. */
function shareIn(options: VerbOptions) {
  const { cohort, 'promote-after': after } = options;
  const cohorts = typeof cohort === 'string' ? cohort.split(',').filter(Boolean) : [];
  if (options.percent === undefined && cohorts.length === 0) {
    throw new Misuse('Say who gets it: --percent N, --cohort NAME, or both.');
  }

  return {
    percent: options.percent === undefined ? 0 : numberIn(options, 'percent', { most: 100 }),
    cohorts,
    ...(typeof after === 'string'
      ? { promoteAfterMinutes: minutesIn(after, 'promote-after') }
      : {}),
  };
}

async function earlierRelease(context: PlatformContext, unit: string, version: string) {
  const found = (await earlierReleases(context, unit)).find((each) => each.version === version);
  if (!found) throw new Error(`${unit} ${version} was never released.`);
  requireKept(await currentState(context, unit), found);

  return found;
}

/** @param start refuses before pages are tried what it would refuse after that */
async function triedRelease(
  unit: string,
  { dirty, json }: VerbOptions,
  onEnd: OnEnd,
  start: (before: UnitState, release: ReleasePointer) => UnitState,
) {
  const { pointer, after } = await buildAndTry(unit, {
    isDirtyMeant: Boolean(dirty),
    force: false,
    onEnd,
    progress: (line) => (json ? null : console.log(line)),
    refuse: async (context, built) => {
      start(await currentState(context, unit), built);
    },
  });

  return { release: pointer, after };
}
