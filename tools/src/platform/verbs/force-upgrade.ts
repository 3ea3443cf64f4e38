import { force } from '@freely/platform';
import { minutesIn } from '../duration.ts';
import { openPlatform } from '../platform-context.ts';
import { changeUnit } from '../publish.ts';
import { requireReleased } from '../units.ts';
import { print, requireReason, type Verb } from './verb.ts';

export const forceUpgrade: Verb = {
  usage: '<remote|shell> --within 10m | --off',
  about: 'reloads open tabs with an older release in time; what was typed is kept',
  help: `
Open tabs go on with their release until they change between two areas. A forced upgrade reloads
those with another release than the active one within the time, at least a minute, which is how
long a tab may take to learn of it. What was typed into forms is kept. The next release ends it.

  --within TIME  10m, 1h
  --off          tabs choose their own moment again
`,
  most: 1,
  options: ['within', 'off', 'reason'],
  async run([unit = ''], options) {
    const reason = requireReason(options);
    const minutes = options.off ? null : minutesIn(String(options.within ?? ''), 'within');
    const context = openPlatform();
    await requireReleased(context, unit);
    const change = { verb: 'force-upgrade', reason };
    const state = await changeUnit(context, unit, change, (before) => force(before, minutes));
    print(options, state, [
      minutes === null
        ? `Tabs with an older ${unit} choose their own moment`
        : `Tabs with an older ${unit} reload within ${minutes} minutes`,
    ]);

    return 0;
  },
};
