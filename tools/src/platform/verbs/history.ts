import { historyOf, RULES_UNIT, unitsIn } from '@freely/platform';
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
    const logged = (await Promise.all(units.map((each) => historyOf(store, each)))).flat();
    const records = logged
      .map(({ record, envelope }) => ({ ...record, key: envelope.key }))
      .sort((one, other) => one.at.localeCompare(other.at));
    print(
      options,
      records,
      records.map(({ at, unit: name, verb, person, key, commit, reason, ...rest }) => {
        const what =
          name === RULES_UNIT || !('state' in rest) ? '' : (rest.state.active?.version ?? '');
        return `${at}  ${name.padEnd(18)} ${verb.padEnd(10)} ${what}  ${person} (${key}${commit ? `, ${commit}` : ''}): ${reason}`;
      }),
    );

    return 0;
  },
};
