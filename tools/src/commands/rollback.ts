import { join } from 'node:path';
import { dataFolder } from '../product/data-folder.ts';
import { remoteNames, rollback } from '../release/index.ts';
import { runCommand } from '../terminal/command.ts';

await runCommand({
  help: `
npm run rollback -- <remote>

Swaps the active and the previous release of a remote in the registry; once more swaps
them back. A running shell serves the other one from the next page on.

  <remote>      ${remoteNames.join(', ')}
  RELEASES_DIR  where registry and release folders are (default: .freely/releases)
`,
  run: async ({ words: [remote = ''] }) => {
    if (!remoteNames.includes(remote)) {
      throw new Error(`Which remote? One of ${remoteNames.join(', ')}.`);
    }
    const folder = process.env.RELEASES_DIR || join(dataFolder(), 'releases');
    const { remotes, generation } = rollback(remote, folder);
    const version = remotes[remote]?.active.version;
    console.log(`${remote} ${version} is active again (registry generation ${generation})`);
    return 0;
  },
});
