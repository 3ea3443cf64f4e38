import { type Location, redirectDocument } from '@freely/router';
import { hasUnsavedWork } from '@freely/shell-sdk';
import type { Upgrades } from '../remotes/platform.ts';
import type { OutdatedUnit } from './outdated-units.ts';

const KEY = 'freely.upgraded.';

/**
 * A tab takes newer releases where it changes the page anyway and nothing is unsaved: between two
 * areas, and out of a release that was taken back at any navigation. It then loads the whole page, because two releases of
 * a remote in one page would share what is global to them.
 *
 * @param next where the running navigation leads, if there is one
 */
export function upgradeAtNavigations(
  outdated: () => readonly OutdatedUnit[],
  next: () => Location | undefined,
  view: Window = window,
): Upgrades {
  return {
    mustLeave: () => outdated().some(({ isWithdrawn }) => isWithdrawn),
    before() {
      const target = next();
      // A full load would lose the state of a navigation.
      if (!target || target.state !== null || hasUnsavedWork()) return null;
      const units = outdated().filter((unit) => !wasTried(unit, view));
      if (units.length === 0) return null;
      for (const unit of units) rememberTry(unit, view);

      return redirectDocument(target.pathname + target.search + target.hash);
    },
  };
}

// Once for each release: a server that cannot serve the newest one must not make every navigation slow.

function wasTried({ unit, version }: OutdatedUnit, { sessionStorage }: Window): boolean {
  return sessionStorage.getItem(`${KEY}${unit}`) === version;
}

function rememberTry({ unit, version }: OutdatedUnit, { sessionStorage }: Window): void {
  sessionStorage.setItem(`${KEY}${unit}`, version);
}
