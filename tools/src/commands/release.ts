import { join } from 'node:path';
import { runProgram } from '../processes/run-program.ts';
import { dataFolder } from '../product/data-folder.ts';
import { tryRelease } from '../product/try-release.ts';
import { buildRelease, publish, remoteNames } from '../release/index.ts';
import { runCommand } from '../terminal/command.ts';
import { repositoryRoot } from '../webpack/workspace.ts';

await runCommand({
  help: `
npm run release -- <remote>

Builds a remote, puts it into a release folder that is never overwritten, tries it in the
real shell, and makes it the active release in the registry. The release before it stays
as what to fall back to. A running shell serves the new one from the next page on.

  <remote>      ${remoteNames.join(', ')}
  RELEASES_DIR  where registry and release folders are (default: .freely/releases)
`,
  run: async ({ words: [remote = ''] }) => {
    if (!remoteNames.includes(remote)) {
      throw new Error(`Which remote? One of ${remoteNames.join(', ')}.`);
    }
    console.log(`Building ${remote}`);
    const { code, output } = await runProgram(
      join(repositoryRoot, 'node_modules', '.bin', 'nx'),
      ['run-many', '-t', 'build', '-p', `@freely/${remote},@freely/shell`, '--output-style=static'],
      { cwd: repositoryRoot },
    );
    if (code !== 0) throw new Error(`The build failed:\n${output}`);

    const folder = process.env.RELEASES_DIR || join(dataFolder(), 'releases');
    const release = buildRelease(remote, folder);
    console.log(`Trying ${release.version} in the shell`);
    await tryRelease(remote, release, folder);
    const { generation } = publish(remote, release, folder);
    console.log(`${remote} ${release.version} is active (registry generation ${generation})`);
    return 0;
  },
});
