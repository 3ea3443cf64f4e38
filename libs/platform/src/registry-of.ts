import type { Canary, Registry, ReleasePointer, RemoteEntry } from '@freely/federation/registry';
import { type KeptCanary, SHELL_UNIT, type UnitState } from './unit-state.ts';
import type { VerifiedHeads } from './verified-heads.ts';

/**
 * What pages are told: for each remote that owns paths and was released, its releases.
 *
 * @param published the pointer as browsers get it, where releases have an origin of their own
 */
export function registryOf(
  { rules, units }: VerifiedHeads,
  published: (pointer: ReleasePointer) => ReleasePointer = (pointer) => pointer,
): Registry {
  const remotes: Record<string, RemoteEntry> = {};
  for (const [name, { paths }] of Object.entries(rules.remotes)) {
    const state = units[name]?.state;
    // A team may have a key for the shell, which is no remote.
    if (!state?.active || name === SHELL_UNIT) continue;
    remotes[name] = {
      paths,
      active: published(state.active),
      previous: state.previous && published(state.previous),
      canary: state.canary && publishedCanary(state.canary, published),
      killed: state.killed,
      ...forOpenTabs(state),
    };
  }
  const shell = units[SHELL_UNIT]?.state;

  return {
    generation: generationOf(units),
    remotes,
    ...(shell?.active ? { shell: { active: published(shell.active), ...forOpenTabs(shell) } } : {}),
  };
}

/** No tab is open for longer than so many releases are taken back. */
const MOST_WITHDRAWN = 5;

function forOpenTabs({ forcedWithinMinutes, withdrawn }: UnitState) {
  return {
    forcedWithinMinutes,
    ...(withdrawn.length > 0 ? { withdrawn: withdrawn.slice(-MOST_WITHDRAWN) } : {}),
  };
}

function publishedCanary(
  { release, percent, cohorts }: KeptCanary,
  published: (pointer: ReleasePointer) => ReleasePointer,
): Canary {
  return { release: published(release), percent, cohorts };
}

/** Grows with every record of any unit, whoever made it. */
function generationOf(units: VerifiedHeads['units']): number {
  return Object.values(units).reduce((sum, { sequence }) => sum + sequence, 0);
}
