import { join } from 'node:path';
import { dataFolder } from '../product/data-folder.ts';
import { remoteNames, rollback } from '../release/index.ts';
import { runCommand } from '../terminal/command.ts';

await runCommand({
  help: `
npm run rollback -- <remote>

Swaps the active and the previous release of a remote in the registry; running it again
swaps them back. A running shell serves the other release to the next request.

  <remote>      ${remoteNames.join(', ')}
  RELEASES_DIR  the folder of the registry and the releases (default: .freely/releases)
`,
  run: async ({ positionals: [remote = ''] }) => {
    if (!remoteNames.includes(remote)) {
      throw new Error(`Give a remote: one of ${remoteNames.join(', ')}.`);
    }
    const folder = process.env.RELEASES_DIR || join(dataFolder(), 'releases');
    const { remotes, generation } = rollback(remote, folder);
    const version = remotes[remote]?.active.version;
    console.log(`${remote} ${version} is active again (registry generation ${generation})`);
    return 0;
  },
});
