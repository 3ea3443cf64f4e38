import { buildRelease, publish, remoteNames } from '../release/index.ts';

/** Releases the current builds of all remotes to the registry in `folder`. */
export function publishReleases(folder: string, log: (line: string) => void): void {
  for (const remote of remoteNames) publish(remote, buildRelease(remote, folder), folder);
  log(`${remoteNames.length} releases are in the registry`);
}
