import { buildRelease, publish, remoteNames } from '../release/index.ts';

/** Points the registry of this machine at what was just built. */
export function publishReleases(folder: string, log: (line: string) => void): void {
  for (const remote of remoteNames) publish(remote, buildRelease(remote, folder), folder);
  log(`${remoteNames.length} releases are in the registry`);
}
