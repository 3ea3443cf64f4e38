import { exitCodesHelp } from '../../terminal/command-error.ts';
import { abortCanary, canary, promoteCanary } from './canary.ts';
import { check } from './check.ts';
import { cohort } from './cohort.ts';
import { cost } from './cost.ts';
import { development } from './development.ts';
import { diff } from './diff.ts';
import { forceUpgrade } from './force-upgrade.ts';
import { gc } from './gc.ts';
import { history } from './history.ts';
import { keys } from './keys.ts';
import { killUnit, reviveUnit } from './kill.ts';
import { disownPaths, ownPaths } from './own.ts';
import { preview } from './preview.ts';
import { releaseHelp, releaseTakes, releaseUnit } from './release.ts';
import { rollbackHelp, rollbackTakes, rollbackUnit } from './rollback.ts';
import { status } from './status.ts';
import type { Verb } from './verb.ts';

/** The verbs of `npm run platform`. */
export const verbs: Readonly<Record<string, Verb>> = {
  status,
  check,
  release: {
    usage: '<remote|shell> [--dirty] [--force]',
    about: 'builds, tries and activates a release',
    help: releaseHelp,
    ...releaseTakes,
    run: releaseUnit,
  },
  rollback: {
    usage: '<remote|shell> [version]',
    about: 'goes back to an earlier release',
    help: rollbackHelp,
    ...rollbackTakes,
    run: rollbackUnit,
  },
  canary,
  promote: promoteCanary,
  abort: abortCanary,
  kill: killUnit,
  revive: reviveUnit,
  'force-upgrade': forceUpgrade,
  preview,
  cohort,
  development,
  own: ownPaths,
  disown: disownPaths,
  keys,
  diff,
  cost,
  gc,
  history,
};

/** What `npm run platform -- <verb> --help` prints; null when there is no such verb. */
export function helpOfVerb(name: string): string | null {
  const verb = verbs[name];
  if (!verb) return null;
  const head = `npm run platform -- ${name} ${verb.usage}`;

  return `${head}\n\n${(verb.help ?? verb.about).trim()}\n\n${exitCodesHelp}`;
}
