import { getInstance } from '@module-federation/enhanced/runtime';
import type { SharedOffer, ShellOffer } from './compatibility.ts';
import { hashOf } from './integrity.ts';
import { markRemoteEvent, reasonOf } from './telemetry.ts';

/** Loads the code of a release into the page. */
export interface RemoteRuntime {
  /** The modules that this shell shares, as they are in the page. */
  shared(): ShellOffer['shared'];
  /** Loads `./routes` of a remote from its folder, and returns the module unchecked. */
  load(name: string, folder: string, entryFile: string): Promise<unknown>;
}

/** The module federation runtime of the shell's own build. */
export function federationRuntime(): RemoteRuntime {
  const instance = getInstance();
  if (!instance) throw new Error('The shell was built without module federation.');

  instance.registerPlugins([
    {
      name: 'freely',
      createScript: ({ url }) => pinnedScript(url),
      errorLoadShare(details) {
        markRemoteEvent({
          kind: 'share-mismatch',
          remote: details.origin.name,
          version: null,
          reason: `${details.pkgName}: ${reasonOf(details.error)}`,
        });
      },
    },
  ]);
  const entries = new Map<string, string>();

  return {
    shared: () =>
      Object.fromEntries(
        Object.entries(instance.shareScopeMap.default ?? {}).map(([module, versions]) => [
          module,
          offerOf(versions),
        ]),
      ),
    async load(name, folder, entryFile) {
      const containerName = name.replaceAll('-', '_');
      const entry = new URL(entryFile, folder).href;
      // `force` discards what an earlier release of the same remote registered.
      instance.registerRemotes(
        [{ name: containerName, entry, type: 'global', entryGlobalName: containerName }],
        { force: entries.has(name) && entries.get(name) !== entry },
      );
      entries.set(name, entry);

      return instance.loadRemote(`${containerName}/routes`);
    },
  };
}

type SharedVersions = NonNullable<
  NonNullable<ReturnType<typeof getInstance>>['shareScopeMap']['default']
>[string];

/** A shell shares one version of each module. */
function offerOf(versions: SharedVersions): SharedOffer {
  const [version = '0.0.0', shared] = Object.entries(versions)[0] ?? [];
  const module = shared?.lib?.();

  return { version, names: module ? Object.keys(module) : null };
}

function pinnedScript(url: string): HTMLScriptElement {
  const script = document.createElement('script');
  const hash = hashOf(url);
  if (hash) script.integrity = hash;
  script.crossOrigin = 'anonymous';
  script.fetchPriority = 'high';
  script.src = url;

  return script;
}
