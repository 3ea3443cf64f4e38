import type { ReleasePointer } from '@freely/federation/registry';
import type { KeptCanary, UnitState } from './unit-state.ts';

// What each verb makes of a unit's state. Pure: the log decides which state is the newest.

/** A change that makes no sense in the present state. Its message says what to do instead. */
export class RefusedChange extends Error {
  override name = 'RefusedChange';
}

/** Everybody gets this release. The one that they had is what browsers fall back to. */
export function release(state: UnitState, pointer: ReleasePointer): UnitState {
  if (state.active?.version === pointer.version && !state.killed && !state.canary) return state;

  return {
    ...state,
    active: pointer,
    previous: previousFor(state, pointer, [state.active, state.previous]),
    canary: null,
    killed: false,
    withdrawn: without(state.withdrawn, pointer.version),
    ...keptWith(state, pointer),
    forcedWithinMinutes: null,
  };
}

/**
 * Some get this release. A second canary takes the place of the first. What is tried again is not what browsers
 * fall back to: if it is aborted, they never may.
 */
export function startCanary(state: UnitState, canary: KeptCanary): UnitState {
  requireActive(state, 'A canary needs an active release beside it');
  if (state.killed) {
    throw new RefusedChange('It is switched off: nobody would get the canary. Revive it first.');
  }
  if (canary.release.version === state.active?.version) {
    throw new RefusedChange(`${canary.release.version} is active already.`);
  }

  return {
    ...state,
    previous: state.previous?.version === canary.release.version ? null : state.previous,
    canary,
    withdrawn: without(state.withdrawn, canary.release.version),
    ...keptWith(state, canary.release),
  };
}

/** Everybody gets the canary. */
export function promote(state: UnitState): UnitState {
  const { canary } = state;
  if (!canary) throw new RefusedChange('There is no canary to promote.');

  return release({ ...state, canary: null }, canary.release);
}

/** Nobody gets the canary any more, and it is never fallen back to. */
export function abort(state: UnitState): UnitState {
  const { canary } = state;
  if (!canary) throw new RefusedChange('There is no canary to abort.');

  return {
    ...state,
    canary: null,
    withdrawn: withVersion(state.withdrawn, canary.release.version),
  };
}

/**
 * Back to an earlier release. The one that is left is withdrawn, so that a second rollback goes
 * further back, and no browser falls back to it.
 *
 * @param earlier releases that were active before, newest first
 * @param version which of them; null: the newest that was not withdrawn
 */
export function rollback(
  state: UnitState,
  earlier: readonly ReleasePointer[],
  version: string | null,
): UnitState {
  const { active } = state;
  if (!active) throw new RefusedChange('Nothing was ever released.');
  const others = earlier.filter((each) => each.version !== active.version);
  const target = version
    ? others.find((each) => each.version === version)
    : rollbackTarget(state, earlier);
  if (target) requireKept(state, target);
  if (!target) {
    throw new RefusedChange(
      version
        ? `${version} was never active before ${active.version}.`
        : `There is no release before ${active.version} to go back to.`,
    );
  }
  const withdrawn = withVersion(without(state.withdrawn, target.version), active.version);

  return {
    ...state,
    active: target,
    previous: previousFor({ ...state, withdrawn }, target, others),
    canary: null,
    killed: false,
    withdrawn,
  };
}

/** Where a rollback goes that names no version; null: there is nowhere to go back to. */
export function rollbackTarget(
  state: UnitState,
  earlier: readonly ReleasePointer[],
): ReleasePointer | null {
  return state.active && previousFor(state, state.active, earlier);
}

/**
 * The files of these versions are about to be removed, and nobody can go back to them.
 *
 * @throws RefusedChange when one of them is live after all
 */
export function retire(state: UnitState, versions: readonly string[]): UnitState {
  const live = [state.active, state.previous, state.canary?.release].map((each) => each?.version);
  const needed = versions.filter((version) => live.includes(version));
  if (needed.length > 0) throw new RefusedChange(`${needed.join(', ')} became live meanwhile.`);
  const known = state.removed ?? [];
  const added = versions.filter((version) => !known.includes(version));

  return added.length > 0 ? { ...state, removed: [...known, ...added] } : state;
}

/** The remote is switched off: its area shows the panel, everything else goes on. */
export function kill(state: UnitState): UnitState {
  requireActive(state, 'There is nothing to switch off');

  return { ...state, killed: true, canary: null };
}

export function revive(state: UnitState): UnitState {
  if (!state.killed) throw new RefusedChange('It is not switched off.');

  return { ...state, killed: false };
}

/** How soon open tabs with another release have to take the active one. */
export function force(state: UnitState, withinMinutes: number | null): UnitState {
  return { ...state, forcedWithinMinutes: withinMinutes };
}

/** The first of these that browsers may fall back to; never the release itself. */
function previousFor(
  state: UnitState,
  pointer: ReleasePointer,
  candidates: readonly (ReleasePointer | null)[],
): ReleasePointer | null {
  return (
    candidates.find(
      (each) => each !== null && each.version !== pointer.version && isUsable(state, each),
    ) ?? null
  );
}

/** Nobody has withdrawn it, and its files are there. */
function isUsable(state: UnitState, pointer: ReleasePointer): boolean {
  return !state.withdrawn.includes(pointer.version) && !isRemoved(state, pointer);
}

/**
 * For whoever goes back to an earlier release, or gives it to some, without building it again.
 *
 * @throws RefusedChange when its files were removed
 */
export function requireKept(state: UnitState, pointer: ReleasePointer): void {
  if (!isRemoved(state, pointer)) return;
  throw new RefusedChange(`The files of ${pointer.version} were removed: release it again.`);
}

function isRemoved({ removed = [] }: UnitState, { version }: ReleasePointer): boolean {
  return removed.includes(version);
}

/** A version that was removed, and is released again, has its files again. */
function keptWith({ removed }: UnitState, { version }: ReleasePointer): Pick<UnitState, 'removed'> {
  return removed?.includes(version) ? { removed: without(removed, version) } : {};
}

function requireActive({ active }: UnitState, problem: string): void {
  if (!active) throw new RefusedChange(`${problem}, and nothing was ever released.`);
}

function withVersion(versions: readonly string[], version: string): string[] {
  return [...without(versions, version), version];
}

function without(versions: readonly string[], version: string): string[] {
  return versions.filter((each) => each !== version);
}
