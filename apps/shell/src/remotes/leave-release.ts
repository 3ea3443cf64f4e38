import { isServerReachable, reloadOnceFor } from '@freely/federation/reload-once';
import { markRemoteEvent, reasonOf } from '@freely/federation/telemetry';
import { keepUnsavedWork } from '@freely/shell-sdk';
import { platform } from './platform.ts';

/**
 * Loads the page anew without the release whose file is missing or was tampered with: with the one
 * before it, or, where there is none, once more with the same.
 *
 * @returns false if the page stays: the server cannot be reached, or everything was tried
 */
export async function leaveRelease(remote: string, error: unknown): Promise<boolean> {
  if (!(await isServerReachable())) return false;
  const { loader, bad } = platform();
  const release = loader.loaded(remote);
  if (!release) return reloadOnceFor(remote);

  const { version } = release;
  const isKnown = bad.of(remote).includes(version);
  bad.add(remote, version);
  const next = loader.wanted(remote);
  if (isKnown || !next || bad.of(remote).includes(next.version)) {
    return reloadOnceFor(`${remote}@${version}`);
  }
  markRemoteEvent({ kind: 'fell-back', remote, version, reason: reasonOf(error) });
  await keepUnsavedWork();
  location.reload();

  return true;
}
