import { RULES_UNIT, SHELL_UNIT, unitsIn } from '@freely/platform';
import { Misuse } from '../terminal/command-error.ts';
import { remotesIn } from '../webpack/remote-file.ts';
import type { PlatformContext } from './platform-context.ts';

/** What this checkout can build and release: the shell, and each folder of `apps/` with a `remote.json`. */
export function unitsHere(): string[] {
  return [SHELL_UNIT, ...remotesIn()];
}

export function requireUnit(unit: string): void {
  if (!unitsHere().includes(unit)) {
    throw new Misuse(`Name what to release: one of ${unitsHere().join(', ')}.`);
  }
}

/** What was ever released here, also from other repositories. @throws Misuse that names what there is */
export async function requireReleased({ store }: PlatformContext, unit: string): Promise<void> {
  const units = (await unitsIn(store)).filter((each) => each !== RULES_UNIT);
  if (units.includes(unit)) return;
  throw new Misuse(
    units.length > 0
      ? `Name what was released: one of ${units.join(', ')}.`
      : `Nothing was ever released in ${store.label}.`,
  );
}

/** A version may be one of a remote from another repository; without one, this checkout is built. */
export async function requireReleasable(
  context: PlatformContext,
  unit: string,
  version: string | undefined,
): Promise<void> {
  if (version === undefined || unitsHere().includes(unit)) return requireUnit(unit);
  await requireReleased(context, unit);
}
