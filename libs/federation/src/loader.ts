import type { BadReleases } from './bad-releases.ts';
import { type RolloutMembership, releasesToTry } from './choose-release.ts';
import type { RemoteRuntime } from './federation-runtime.ts';
import { openRelease, type ReadableRelease, type ReadRelease } from './read-release.ts';
import type { Registry, ReleasePointer } from './registry.ts';
import { CONTRACT_VERSION } from './release.ts';
import type { RemoteModule } from './remote-module.ts';
import { setRemoteStatus } from './remote-status.ts';
import { RemoteUnavailable } from './remote-unavailable.ts';
import { NonRetryableError, RETRY_POLICY, type RetryPolicy, retry } from './retry.ts';
import { type RemoteEvent, reasonOf } from './telemetry.ts';

export interface LoaderParts {
  /** Called at every load, so that a retry sees a newer registry. */
  readonly registry: () => Registry;
  readonly readRelease: ReadRelease;
  readonly runtime: RemoteRuntime;
  readonly rollout: RolloutMembership;
  readonly bad: BadReleases;
  /** The origin of the shell, against which release URLs are resolved. */
  readonly origin: string;
  readonly report: (event: RemoteEvent) => void;
  readonly retryPolicy?: RetryPolicy;
}

/** A remote in the page, and which release of it. */
export interface LoadedRemote {
  readonly module: RemoteModule;
  readonly version: string;
  readonly pointer: ReleasePointer;
}

/** Loads each remote once. A failure is not remembered: the next call tries again. */
export interface RemoteLoader {
  /** @throws RemoteUnavailable when no release could be loaded, including the previous one. */
  load(name: string): Promise<LoadedRemote>;
  /**
   * Opens a release as `load` does, without loading its code.
   *
   * @throws NonRetryableError if it does not run in this shell
   */
  open(name: string, pointer: ReleasePointer): Promise<ReadableRelease>;
  /** The release of a remote that is in the page; null as long as none is. */
  loaded(name: string): ReleasePointer | null;
  /**
   * The release that a page opened now would load; null if the remote is switched off. One that this
   * page found not to fit is left out as long as there is another one: opening it again would not help.
   */
  wanted(name: string): ReleasePointer | null;
}

export function createRemoteLoader(parts: LoaderParts): RemoteLoader {
  const loads = new Map<string, Promise<LoadedRemote>>();
  const loaded = new Map<string, ReleasePointer>();
  /** By URL. Only of this page: with a newer shell they may fit. */
  const misfits = new Set<string>();

  return {
    load(name) {
      const known = loads.get(name);
      if (known) return known;

      const load = loadInOrder(name, parts, misfits);
      loads.set(name, load);
      load.then(
        ({ pointer }) => loaded.set(name, pointer),
        () => loads.delete(name),
      );

      return load;
    },
    open: (name, pointer) => openHere(name, pointer, parts),
    loaded: (name) => loaded.get(name) ?? null,
    wanted(name) {
      const releases = candidates(name, parts);

      return releases.find(({ url }) => !misfits.has(url)) ?? releases[0] ?? null;
    },
  };
}

function candidates(name: string, { registry, rollout, bad }: LoaderParts): ReleasePointer[] {
  const entry = registry().remotes[name];

  return entry && !entry.killed ? releasesToTry(name, entry, rollout, bad.of(name)) : [];
}

async function loadInOrder(
  name: string,
  parts: LoaderParts,
  misfits: Set<string>,
): Promise<LoadedRemote> {
  const { registry, report, bad } = parts;
  const entry = registry().remotes[name];
  const releases = candidates(name, parts);
  const failed: string[] = [];
  let lastVersion = entry?.active.version ?? null;
  let lastError: unknown = new NonRetryableError(
    entry ? 'It is switched off.' : 'It is not registered.',
  );

  setRemoteStatus(name, 'loading');
  for (const [place, release] of releases.entries()) {
    try {
      const module = await loadRelease(name, release, parts);
      setRemoteStatus(name, 'ready');
      report({ kind: 'loaded', remote: name, version: release.version });
      // Another one of the same remote came through, so it was not the connection.
      for (const version of failed) bad.add(name, version);

      return { module, version: release.version, pointer: release };
    } catch (error) {
      lastVersion = release.version;
      lastError = error;
      // A developer's own server is asked again after each mend.
      const isPinned = release.integrity !== null;
      if (isPinned && error instanceof NonRetryableError) misfits.add(release.url);
      else if (isPinned) failed.push(release.version);
      if (place + 1 < releases.length) {
        report({ kind: 'fell-back', remote: name, version: lastVersion, reason: reasonOf(error) });
      }
    }
  }

  const failure = new RemoteUnavailable(name, lastVersion, lastError);
  setRemoteStatus(name, 'unavailable');
  report({
    kind: 'unavailable',
    remote: name,
    version: lastVersion,
    traceId: failure.traceId,
    reason: reasonOf(lastError),
  });
  throw failure;
}

function openHere(
  name: string,
  release: ReleasePointer,
  { readRelease, runtime, origin }: LoaderParts,
): Promise<ReadableRelease> {
  const offer = { contract: CONTRACT_VERSION, shared: runtime.shared() };

  return openRelease(name, release, readRelease, origin, offer);
}

function loadRelease(
  name: string,
  release: ReleasePointer,
  parts: LoaderParts,
): Promise<RemoteModule> {
  const { runtime, report, retryPolicy = RETRY_POLICY } = parts;

  return retry(
    async () => {
      const { folder, entryFile } = await openHere(name, release, parts);

      return asRemoteModule(name, await runtime.load(name, folder, entryFile));
    },
    retryPolicy,
    (error) =>
      report({
        kind: 'retried',
        remote: name,
        version: release.version,
        reason: reasonOf(error),
      }),
  );
}

function asRemoteModule(name: string, exposed: unknown): RemoteModule {
  const module = (exposed as { default?: Partial<RemoteModule> } | null)?.default;
  if (module?.name !== name || !Array.isArray(module.routes)) {
    throw new NonRetryableError('Its module does not match the contract.');
  }

  return module as RemoteModule;
}
