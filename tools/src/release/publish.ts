import type { Registry, ReleasePointer, RemoteEntry } from '@freely/federation/registry';
import { swapRegistry } from './registry-file.ts';

/** Makes a release the active one; the one before it becomes the previous release. */
export function publish(remote: string, release: ReleasePointer, folder: string): Registry {
  return swapRegistry(folder, (registry) => {
    const entry = registry.remotes[remote];
    if (entry?.active.version === release.version && !entry.killed) return registry;

    const previous =
      entry && entry.active.version !== release.version ? entry.active : (entry?.previous ?? null);

    return withEntry(registry, remote, { active: release, previous, canary: null, killed: false });
  });
}

/** Swaps active and previous release, so a second rollback undoes the first. */
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
