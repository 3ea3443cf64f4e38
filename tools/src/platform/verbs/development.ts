import { allowDevelopment } from '@freely/platform';
import { Misuse } from '../../terminal/command-error.ts';
import { changeRules, openPlatform } from '../platform-context.ts';
import { print, requireReason, type Verb } from './verb.ts';

export const development: Verb = {
  usage: 'on|off --reason TEXT',
  about: 'lets signed links load a remote from the own machine (npm run dev -- REMOTE --shell URL)',
  most: 1,
  options: ['reason'],
  async run([state], options) {
    if (state !== 'on' && state !== 'off') throw new Misuse('Say on or off.');
    const reason = requireReason(options);
    const isAllowed = state === 'on';
    await changeRules(openPlatform(), 'development', reason, (rules) =>
      allowDevelopment(rules, isAllowed),
    );
    print(options, { development: isAllowed }, [`Development on the deployed site is ${state}`]);

    return 0;
  },
};
