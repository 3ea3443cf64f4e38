import { setRemoteStatus } from '@freely/federation/remote-status';
import { RemoteUnavailable } from '@freely/federation/remote-unavailable';
import type { RouteObject } from '@freely/router';
import { currentUpgrades, platform } from './platform.ts';

/**
 * What stands before all pages of a remote, or of the shell. It runs when one enters them, and inside
 * them only when there is something to do: a navigation that has nothing to wait for stays instant.
 */
export function remoteGate(name: string): Pick<RouteObject, 'loader' | 'shouldRevalidate'> {
  return {
    loader() {
      requireSwitchedOn(name);

      return currentUpgrades()?.before() ?? null;
    },
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      currentUrl.pathname !== nextUrl.pathname &&
      (isKilled(name) || currentUpgrades()?.mustLeave() === true),
  };
}

/** A remote that was switched off while its tab was open (D46). */
function requireSwitchedOn(name: string): void {
  const { loader } = platform();
  const loaded = loader.loaded(name);
  if (isKilled(name)) {
    setRemoteStatus(name, 'unavailable');
    throw new RemoteUnavailable(name, loaded?.version ?? null, new Error('It is switched off.'));
  }
  if (loaded) setRemoteStatus(name, 'ready');
}

function isKilled(name: string): boolean {
  return platform().registry.current().remotes[name]?.killed === true;
}
