import { kill, revive } from '@freely/platform';
import { openPlatform } from '../platform-context.ts';
import { changeUnit } from '../publish.ts';
import { requireReleased } from '../units.ts';
import { print, requireReason, type Verb } from './verb.ts';

export const killUnit: Verb = {
  usage: '<remote> --reason TEXT',
  about: 'switches a remote off: its area shows a panel',
  most: 1,
  options: ['reason'],
  async run([unit = ''], options) {
    const reason = requireReason(options);
    const context = openPlatform();
    await requireReleased(context, unit);
    const change = { verb: 'kill', reason, leadsTo: () => true };
    const state = await changeUnit(context, unit, change, kill);
    print(options, state, [`${unit} is switched off`]);

    return 0;
  },
};

export const reviveUnit: Verb = {
  usage: '<remote> --reason TEXT',
  about: 'switches it on again',
  most: 1,
  options: ['reason'],
  async run([unit = ''], options) {
    const reason = requireReason(options);
    const context = openPlatform();
    await requireReleased(context, unit);
    const change = { verb: 'revive', reason, leadsTo: () => true };
    const state = await changeUnit(context, unit, change, revive);
    print(options, state, [`${unit} ${state.active?.version} is active again`]);

    return 0;
  },
};
