import type { RemoteModule } from '@freely/federation';
import type { RemoteLoader } from '@freely/federation/loader';
import type { Registry, ReleasePointer, RemoteEntry } from '@freely/federation/registry';
import { RemoteUnavailable } from '@freely/federation/remote-unavailable';
import { type Platform, setPlatform } from '../remotes/platform.ts';

/** A platform of which a test decides what is live, without any server. */
export interface TestPlatform {
  readonly platform: Platform;
  /** Changes what is live, as a refresh of the registry would. */
  change(remote: string, entry: Partial<RemoteEntry>): void;
  changeShell(shell: NonNullable<Registry['shell']>): void;
}

export const pointerTo = (unit: string, version: string): ReleasePointer => ({
  version,
  url: `/r/${unit}/${version}/`,
  integrity: null,
});

export const entryOf = (unit: string, paths: string[], version = '1'): RemoteEntry => ({
  paths,
  active: pointerTo(unit, version),
  previous: null,
  canary: null,
  killed: false,
  forcedWithinMinutes: null,
});

/** @param modules what each remote's code is, whichever release of it is loaded */
export function testPlatform(
  remotes: Registry['remotes'],
  modules: Readonly<Record<string, () => Promise<RemoteModule>>>,
): TestPlatform {
  let registry: Registry = { generation: 1, remotes };
  const listeners = new Set<() => void>();
  const loaded = new Map<string, ReleasePointer>();
  const change = (next: Omit<Registry, 'generation'>) => {
    registry = { ...next, generation: registry.generation + 1 };
    for (const listener of listeners) listener();
  };
  const wanted: RemoteLoader['wanted'] = (name) => {
    const entry = registry.remotes[name];

    return entry && !entry.killed ? entry.active : null;
  };
  const platform: Platform = {
    registry: {
      current: () => registry,
      refresh: async () => {},
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    loader: {
      async load(name) {
        const pointer = wanted(name);
        if (!pointer) throw new RemoteUnavailable(name, null);
        const module = await modules[name]?.();
        if (!module) throw new RemoteUnavailable(name, pointer.version);
        loaded.set(name, pointer);

        return { module, version: pointer.version, pointer };
      },
      open: () => Promise.reject(new Error('Nothing is opened here.')),
      loaded: (name) => loaded.get(name) ?? null,
      wanted,
    },
    readRelease: () => Promise.reject(new Error('Nothing is read here.')),
    served: {},
    bad: { of: () => [], add: () => {} },
    shellUrl: '/r/shell/1/',
  };
  setPlatform(platform);

  return {
    platform,
    change(remote, entry) {
      const before = registry.remotes[remote];
      if (!before) throw new Error(`There is no ${remote}.`);
      change({ ...registry, remotes: { ...registry.remotes, [remote]: { ...before, ...entry } } });
    },
    changeShell: (shell) => change({ ...registry, shell }),
  };
}
