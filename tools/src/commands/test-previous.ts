import { join } from 'node:path';
import { checkOutOnNewSchema } from '../previous-release/check-out.ts';
import { findRelease } from '../previous-release/find-release.ts';
import { ignoredTests } from '../previous-release/kept-tests.ts';
import { runProgram } from '../processes/run-program.ts';
import { runCommand } from '../terminal/command.ts';

await runCommand({
  help: `
npm run test:previous [-- <test files of the API>] [-- --release <tag or commit>]

Runs the API's tests of the release before on the migrations of this checkout: while a release starts, that is
what serves. All of them, or those whose paths contain one of the words. Tests that compare files of the
repository with the schema are left out.

  --release          default: the newest tag before this commit; without tags, the commit before
                     the latest migration
  TEST_DATABASE_URL  a PostgreSQL to use instead of the embedded one
`,
  options: { release: { type: 'string' } },
  run: async ({ positionals, options: { release }, onEnd }) => {
    const commit = findRelease(typeof release === 'string' ? release : undefined);
    const { root, newMigrations, remove } = checkOutOnNewSchema(commit);
    onEnd(async () => remove());
    console.log(`${commit.slice(0, 10)} with ${newMigrations.join(', ') || 'no new migration'}`);
    const { code } = await runProgram(
      join(root, 'node_modules/.bin/jest'),
      [
        ...['--config', 'apps/api/jest.config.mjs', '--maxWorkers=2', '--forceExit'],
        ...['--testPathIgnorePatterns', '/node_modules/', ...ignoredTests],
        ...(positionals.length > 0 ? ['--testPathPatterns', ...positionals] : []),
      ],
      { cwd: root, output: 'show' },
    );

    return code;
  },
});
