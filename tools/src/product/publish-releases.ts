import { own } from '@freely/platform';
import { buildRelease } from '../platform/build-release.ts';
import { changeRules, type PlatformContext } from '../platform/platform-context.ts';
import { publish } from '../platform/publish.ts';
import { readRemoteFile, remotesIn } from '../webpack/remote-file.ts';

/** Releases the current builds of the shell and of all remotes, each with the paths that it asks for. */
export async function publishReleases(
  context: PlatformContext,
  log: (line: string) => void,
): Promise<void> {
  const remotes = remotesIn();
  await changeRules(context, 'own', 'The remotes of this checkout', (rules) =>
    remotes.reduce((owned, remote) => own(owned, remote, readRemoteFile(remote).paths), rules),
  );
  for (const unit of ['shell', ...remotes]) {
    await publish(context, unit, await buildRelease(unit, context.store), {
      reason: 'Start on this machine',
    });
  }
  log(`${remotes.length + 1} releases are in the registry`);
}
