import type { ReleasePointer } from '@freely/federation/registry';
import type { Platform } from '../remotes/platform.ts';

/** A remote, or the shell, of which another release is in the page than a new page would get. */
export interface OutdatedUnit {
  readonly unit: string;
  /** The release that a new page gets. */
  readonly version: string;
  /** The release in the page was rolled back from or aborted. */
  readonly isWithdrawn: boolean;
  /** How soon the page has to be loaded anew; null: at the next safe moment, as for a canary beside the active release. */
  readonly withinMinutes: number | null;
}

export function outdatedUnits({ registry, loader, shellUrl }: Platform): OutdatedUnit[] {
  const { remotes, shell } = registry.current();
  const used = Object.entries(remotes).map(([unit, entry]) => ({
    unit,
    entry: entry as Pick<typeof entry, 'active' | 'withdrawn' | 'forcedWithinMinutes'>,
    loaded: loader.loaded(unit)?.url ?? null,
    wanted: loader.wanted(unit),
  }));
  if (shell) used.push({ unit: 'shell', entry: shell, loaded: shellUrl, wanted: shell.active });

  return used.flatMap(({ unit, entry, loaded, wanted }) =>
    loaded === null || wanted === null || loaded === wanted.url
      ? []
      : {
          unit,
          version: wanted.version,
          isWithdrawn: entry.withdrawn?.includes(versionOf(loaded)) ?? false,
          withinMinutes: loaded === entry.active.url ? null : entry.forcedWithinMinutes,
        },
  );
}

/** The last part of a release's folder is its version. */
function versionOf(url: ReleasePointer['url']): string {
  return url.split('/').at(-2) ?? '';
}
