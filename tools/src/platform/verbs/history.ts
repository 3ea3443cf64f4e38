import {
  asUnit,
  changedRelease,
  EMPTY_STATE,
  historyOf,
  RULES_UNIT,
  type UnitState,
  unitsIn,
} from '@freely/platform';
import { openPlatform } from '../platform-context.ts';
import { requireReleased } from '../units.ts';
import { print, type Verb } from './verb.ts';

export const history: Verb = {
  usage: '[remote|shell|platform]',
  about: 'who changed what, when and why',
  most: 1,
  options: [],
  async run([unit], options) {
    const context = openPlatform();
    const { store } = context;
    if (unit && unit !== RULES_UNIT) await requireReleased(context, unit);
    const units = unit ? [unit] : await unitsIn(store);
    const histories = await Promise.all(units.map((each) => historyOf(store, each)));
    const changes = histories
      .flatMap((logged) =>
        logged.map(({ record, envelope }, index) => {
          const before = asUnit(logged[index - 1] ?? null)?.state ?? EMPTY_STATE;
          const what = 'state' in record ? describeChange(before, record.state) : '';

          return { record: { ...record, key: envelope.key }, what };
        }),
      )
      .sort((one, other) => one.record.at.localeCompare(other.record.at));
    print(
      options,
      changes.map(({ record }) => record),
      changes.map(({ record, what }) => {
        const { at, unit: name, verb, person, key, commit, reason } = record;

        return `${at}  ${name.padEnd(18)} ${verb.padEnd(10)} ${what}  ${person} (${key}${commit ? `, ${commit}` : ''}): ${reason}`;
      }),
    );

    return 0;
  },
};

/** The release that a change was about, and who got it if that was not everybody. */
function describeChange(before: UnitState, after: UnitState): string {
  const about = changedRelease(before, after)?.version ?? '';
  if (!after.canary || about !== after.canary.release.version) return about;
  const { percent, cohorts } = after.canary;

  return `${about} for ${percent}%${cohorts.map((cohort) => ` and ${cohort}`).join('')}`;
}
