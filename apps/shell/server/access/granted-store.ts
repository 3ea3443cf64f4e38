import type { Registry, ReleasePointer, RemoteEntry } from '@freely/federation/registry';
import { type AccessLink, type PlatformRules, SHELL_UNIT } from '@freely/platform';
import type { ReleaseStore } from '../release-store.ts';
import type { AccessGrant } from './access-grant.ts';

/**
 * What is live, as one visitor gets it: with the releases that their links name. Nobody else ever sees
 * these, because they stand in no record.
 */
export function grantedStore(
  store: ReleaseStore,
  { links, ended }: AccessGrant,
  rules: PlatformRules,
): ReleaseStore {
  const shown = links.filter((link) => link.kind !== 'cohort');
  if (shown.length === 0 && ended.length === 0) return store;

  return {
    ...store,
    async registry() {
      const registry = ended.reduce(withoutEnded, await store.registry());

      return shown.reduce((seen, link) => withShown(seen, link, store, rules), registry);
    },
    async shell() {
      const link = shown.findLast(({ unit }) => unit === SHELL_UNIT);
      const shell = link?.kind === 'preview' ? await store.shellAt(link.release) : null;

      return shell ?? store.shell();
    },
  };
}

type Shown = Exclude<AccessLink, { kind: 'cohort' }>;

function withShown(
  registry: Registry,
  link: Shown,
  store: ReleaseStore,
  rules: PlatformRules,
): Registry {
  const pointer = pointerOf(link, store);
  if (link.unit === SHELL_UNIT) {
    const { shell } = registry;
    return shell ? { ...registry, shell: { ...shell, active: pointer } } : registry;
  }
  const live = registry.remotes[link.unit];
  const paths = live?.paths ?? rules.remotes[link.unit]?.paths;
  if (!paths) return registry;
  const entry: RemoteEntry = {
    paths,
    active: pointer,
    previous: live?.active ?? null,
    canary: null,
    killed: false,
    forcedWithinMinutes: null,
  };

  return { ...registry, remotes: { ...registry.remotes, [link.unit]: entry } };
}

/** A preview that has ended is left by open tabs like a release that was taken back. */
function withoutEnded(registry: Registry, link: AccessLink): Registry {
  if (link.kind !== 'preview') return registry;
  const { version } = link.release;
  const withdrawnFrom = <E extends Pick<RemoteEntry, 'active' | 'withdrawn'>>(entry: E): E =>
    entry.active.version === version
      ? entry
      : { ...entry, withdrawn: [...(entry.withdrawn ?? []), version] };
  if (link.unit === SHELL_UNIT) {
    const { shell } = registry;
    return shell ? { ...registry, shell: withdrawnFrom(shell) } : registry;
  }
  const entry = registry.remotes[link.unit];
  if (!entry) return registry;

  return { ...registry, remotes: { ...registry.remotes, [link.unit]: withdrawnFrom(entry) } };
}

/** A developer's files change at every save, so they are not pinned. */
function pointerOf(link: Shown, { published }: ReleaseStore): ReleasePointer {
  return link.kind === 'preview'
    ? published(link.release)
    : { version: 'development', url: `${link.origin}/`, integrity: null };
}
