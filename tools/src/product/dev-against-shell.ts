import { join } from 'node:path';
import { developmentLink } from '../platform/access-links.ts';
import { signingKey } from '../platform/signing-key.ts';
import type { VerbOptions } from '../platform/verbs/verb.ts';
import { startService } from '../processes/service.ts';
import { devPort } from '../webpack/dev-ports.ts';
import { remotesIn } from '../webpack/remote-file.ts';
import { repositoryRoot } from '../webpack/workspace.ts';
import { dataFolder } from './data-folder.ts';

/**
 * Serves one remote on this machine, for a shell that is deployed elsewhere, and prints the link that
 * makes that shell load it in one browser (ADR 0036).
 *
 * @returns how to stop
 */
export async function devAgainstShell(
  remote: string,
  shell: string,
  options: VerbOptions,
): Promise<() => Promise<void>> {
  if (!remotesIn().includes(remote)) throw new Error(`There is no remote ${remote} here.`);
  const origin = `http://localhost:${devPort(remote)}`;
  const link = await developmentLink(remote, origin, signingKey(), options, shell);
  const service = await startService({
    name: remote,
    args: [join(repositoryRoot, 'tools/src/webpack/run.ts'), 'serve'],
    cwd: join(repositoryRoot, 'apps', remote),
    env: { FOR_DEPLOYED_SHELL: '1' },
    health: `${origin}/remoteEntry.js`,
    logFile: join(dataFolder(), 'logs', `${remote}-for-shell.log`),
  });
  console.log(
    `${remote} is served at ${origin}, until ${link.until}. Open in one browser:\n\n${link.url}\n`,
  );
  console.log('Reload the page after a change.');

  return () => service.stop();
}
