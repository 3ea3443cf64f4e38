import { asUnit, headOf, RULES_UNIT, unitsIn } from '@freely/platform';
import { type PlatformContext, readRules } from './platform-context.ts';
import { liveReleases } from './stored-release.ts';

/**
 * Says on stderr which of these groups nobody has named yet: no rule, no canary and no live release. A group may
 * come before what names it, so this refuses nothing; but a name that was mistyped gives nobody anything.
 */
export async function warnOfUnknownCohorts(
  context: PlatformContext,
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return;
  const known = await knownCohorts(context);
  for (const name of names.filter((each) => !known.has(each))) {
    console.error(
      `Nothing names the group ${name} yet${known.size > 0 ? `; known: ${[...known].join(', ')}` : ''}.`,
    );
  }
}

async function knownCohorts(context: PlatformContext): Promise<Set<string>> {
  const { store } = context;
  const units = (await unitsIn(store)).filter((unit) => unit !== RULES_UNIT);
  const heads = await Promise.all(units.map((unit) => headOf(store, unit)));
  const releases = await liveReleases(store);

  return new Set([
    ...Object.keys((await readRules(context)).cohorts ?? {}),
    ...heads.flatMap((head) => asUnit(head)?.state.canary?.cohorts ?? []),
    ...releases.flatMap(({ release }) => Object.keys(release.frame?.cohorts ?? {})),
  ]);
}
