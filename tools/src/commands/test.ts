import { browserTests } from '../checks/browser-tests.ts';
import { runChecks } from '../checks/run-checks.ts';
import { staticChecks } from '../checks/static-checks.ts';
import { changedUnitTests, unitTests } from '../checks/unit-tests.ts';
import { useMemoryForTemporaryFiles } from '../memory-folder.ts';
import { runCommand } from '../terminal/command.ts';

await runCommand({
  help: `
npm test [-- --all]

Runs every check and test: format and lint, types, boundaries, dead code, unit and API tests
on a real PostgreSQL, and whole journeys in real Chromium against a production build.
Installs what it needs, Chromium included, and does not disturb a running npm start.
Ends with the failures, the command that runs each of them again, the time of each stage,
and "N passed, N failed".

Jest tests of packages that passed today and depend on nothing that has changed since are not
run again, but counted; on a build server, where CI is set, all run.

  --all              all tests, whatever has passed
  CHROMIUM_PATH      a Chromium or Chrome to use
  TEST_DATABASE_URL  a PostgreSQL to use instead of the embedded one; the account
                     must be allowed to create databases
`,
  options: { all: { type: 'boolean' } },
  run: ({ onEnd, options }) => {
    useMemoryForTemporaryFiles(onEnd);
    const title = 'Unit and API tests (Jest)';
    const unit = options.all || process.env.CI ? unitTests(title) : changedUnitTests(title);
    const checks = [...staticChecks(), unit, ...browserTests(onEnd, [unit])];
    return runChecks(checks, [
      { title: 'Installation', from: 0, to: Number(process.env.FREELY_INSTALL_MS ?? 0) },
    ]);
  },
});
