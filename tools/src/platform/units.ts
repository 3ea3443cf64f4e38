import { SHELL_UNIT } from '@freely/platform';
import { Misuse } from '../terminal/command-error.ts';
import { remotesIn } from '../webpack/remote-file.ts';

/** What this checkout can build and release: the shell, and each folder of `apps/` with a `remote.json`. */
export function unitsHere(): string[] {
  return [SHELL_UNIT, ...remotesIn()];
}

export function requireUnit(unit: string): void {
  if (!unitsHere().includes(unit)) {
    throw new Misuse(`Name what to release: one of ${unitsHere().join(', ')}.`);
  }
}
