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

Builds a remote, copies the build to a release folder that is never overwritten, tests that
the real shell can load it, and makes it the active release in the registry. The release
before it becomes the fallback. A running shell serves the new release to the next request.

  <remote>      ${remoteNames.join(', ')}
  RELEASES_DIR  the folder of the registry and the releases (default: .freely/releases)
`,
  run: async ({ positionals: [remote = ''] }) => {
    if (!remoteNames.includes(remote)) {
      throw new Error(`Give a remote: one of ${remoteNames.join(', ')}.`);
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
    console.log(`Loading ${release.version} in a test shell`);
    await tryRelease(remote, release, folder);
    const { generation } = publish(remote, release, folder);
    console.log(`${remote} ${release.version} is active (registry generation ${generation})`);
    return 0;
  },
});
