import { runChecks } from '../checks/run-checks.ts';
import { unitTests } from '../checks/unit-tests.ts';
import { useMemoryForTemporaryFiles } from '../memory-folder.ts';
import { runCommand } from '../terminal/command.ts';
import { randomTests } from '../testing/random-tests.ts';

await runCommand({
  help: `
npm run test:long

Runs the random tests at full length, such as 10,000 calendars and 200 histories; npm test
runs a part of them. A failure prints its seed and the command that runs it again.

  TEST_SEED          the seed of a failure, to reproduce it
  TEST_RUNS          how many runs each random test makes, if not its own number
  TEST_DATABASE_URL  a PostgreSQL to use instead of the embedded one
`,
  run: ({ onEnd }) => {
    useMemoryForTemporaryFiles(onEnd);
    const args = ['--runTestsByPath', ...randomTests()];
    return runChecks([unitTests('Random tests (Jest)', { args, env: { TEST_LONG: '1' } })]);
  },
});
