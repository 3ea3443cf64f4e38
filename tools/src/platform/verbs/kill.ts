import { kill, revive } from '@freely/platform';
import { stateVerb } from './state-verb.ts';

export const killUnit = stateVerb({
  verb: 'kill',
  about: 'switches a remote off: its area shows a panel',
  change: kill,
  done: (unit) => `${unit} is switched off`,
});

export const reviveUnit = stateVerb({
  verb: 'revive',
  about: 'switches it on again',
  change: revive,
  done: (unit, { active }) => `${unit} ${active?.version} is active again`,
});
