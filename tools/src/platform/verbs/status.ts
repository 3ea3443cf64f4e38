import { asUnit, historyOf, madeActive, RULES_UNIT, recordSince, unitsIn } from '@freely/platform';
import { openPlatform, readRules } from '../platform-context.ts';
import { print, type Verb } from './verb.ts';

export const status: Verb = {
  usage: '',
  about: 'what is live',
  most: 0,
  options: [],
  async run(_args, options) {
    const context = openPlatform();
    const rules = await readRules(context);
    const units = (await unitsIn(context.store)).filter((unit) => unit !== RULES_UNIT);
    const live = await Promise.all(
      units.map(async (unit) => {
        const history = (await historyOf(context.store, unit)).flatMap(
          (each) => asUnit(each) ?? [],
        );
        const { at, state } = history.at(-1) ?? {};
        const since = state?.killed
          ? recordSince(history, ({ killed }) => killed)
          : madeActive(history, state?.active?.version);
        const paths = rules.remotes[unit]?.paths ?? [];

        return { unit, paths, at, since: since?.at, ...state };
      }),
    );
    const lines = live.flatMap(({ unit, active, previous, canary, killed, paths, since }) => [
      `${unit.padEnd(20)} ${killed ? 'SWITCHED OFF' : (active?.version ?? 'nothing')}  since ${since}`,
      ...(canary
        ? [`  canary   ${canary.release.version}  ${canary.percent}% ${canary.cohorts.join(', ')}`]
        : []),
      `  previous ${previous?.version ?? 'none'}`,
      ...(paths.length > 0 ? [`  owns     ${paths.join(' ')}`] : []),
    ]);
    const nothing = `Nothing was ever released in ${context.store.label}`;
    print(options, live, lines.length > 0 ? lines : [nothing]);

    return 0;
  },
};
