import type { UnitRecord } from './record.ts';
import type { UnitState } from './unit-state.ts';

/**
 * The record since which something has held of a unit without a break; null when it does not hold now. The newest
 * record is often another one: it was about a canary, or about nothing that is live.
 *
 * @param history oldest first
 */
export function recordSince(
  history: readonly UnitRecord[],
  holds: (state: UnitState) => boolean,
): UnitRecord | null {
  let since: UnitRecord | null = null;
  for (const record of history) {
    if (!holds(record.state)) since = null;
    else since ??= record;
  }

  return since;
}

/** The change since which a release has been what everybody gets. */
export function madeActive(
  history: readonly UnitRecord[],
  version: string | undefined,
): UnitRecord | null {
  return recordSince(history, ({ active }) => active?.version === version);
}
