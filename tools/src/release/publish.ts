import type { Registry, ReleasePointer, RemoteEntry } from '@freely/federation/registry';
import { swapRegistry } from './registry-file.ts';

/** Makes a release the active one; the one before stays as what to fall back to. */
export function publish(remote: string, release: ReleasePointer, folder: string): Registry {
  return swapRegistry(folder, (registry) => {
    const entry = registry.remotes[remote];
    if (entry?.active.version === release.version && !entry.killed) return registry;

    const previous =
      entry && entry.active.version !== release.version ? entry.active : (entry?.previous ?? null);

    return withEntry(registry, remote, { active: release, previous, canary: null, killed: false });
  });
}

/** Swaps active and previous: what was undone can be redone. */
export function rollback(remote: string, folder: string): Registry {
  return swapRegistry(folder, (registry) => {
    const entry = registry.remotes[remote];
    if (!entry) throw new Error(`${remote} was never released.`);
    if (!entry.previous) throw new Error(`${remote} has no previous release.`);

    return withEntry(registry, remote, {
      ...entry,
      active: entry.previous,
      previous: entry.active,
      canary: null,
    });
  });
}

function withEntry(registry: Registry, remote: string, entry: RemoteEntry): Registry {
  return { ...registry, remotes: { ...registry.remotes, [remote]: entry } };
}
