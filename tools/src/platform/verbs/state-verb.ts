import type { UnitState } from '@freely/platform';
import { openPlatform } from '../platform-context.ts';
import { changeUnit } from '../publish.ts';
import { requireReleased } from '../units.ts';
import { print, requireReason, type Verb } from './verb.ts';

interface StateChange {
  /** As the log calls it. */
  readonly verb: string;
  readonly about: string;
  readonly change: (state: UnitState) => UnitState;
  /** What is said once it is done. */
  readonly done: (unit: string, state: UnitState) => string;
}

/** A verb that only changes which releases of a unit are live. Cut short, it can be run again: it is done once. */
export function stateVerb({ verb, about, change, done }: StateChange): Verb {
  return {
    usage: '<remote> --reason TEXT',
    about,
    most: 1,
    options: ['reason'],
    async run([unit = ''], options) {
      const reason = requireReason(options);
      const context = openPlatform();
      await requireReleased(context, unit);
      const state = await changeUnit(context, unit, { verb, reason, leadsTo: () => true }, change);
      print(options, state, [done(unit, state)]);

      return 0;
    },
  };
}
