import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BenchSuite, formatTable } from '../bench/suite.ts';
import { runProgram } from '../processes/run-program.ts';
import { runCommand } from '../terminal/command.ts';
import { repositoryRoot } from '../webpack/workspace.ts';

await runCommand({
  help: `
npm run bench [-- <suite> … [--minutes <n>]]

Measures the product and a baseline, interleaved in one run, so that the ratios hold on a
loaded machine too. Suites are the files bench/*.bench.ts of any package; without a name,
all of them run. The suite "soak" runs for that many minutes, 2 when nothing is said.
`,
  options: { minutes: { type: 'string' } },
  run: async ({ positionals, options, onEnd }) => {
    const minutes = minutesOf(options.minutes);
    const suites = await findSuites();
    const unknown = positionals.find((given) => !suites.some(({ name }) => name === given));
    if (unknown) {
      throw new Error(
        `There is no suite "${unknown}". There are: ${suites.map(({ name }) => name).join(', ')}.`,
      );
    }
    const chosen = suites.filter(
      ({ name }) => positionals.length === 0 || positionals.includes(name),
    );
    const [suite] = chosen;
    if (chosen.length > 1 || !suite) return runEach(chosen, options.minutes);
    console.log(`${suite.name}: ${suite.about}`);
    const tables = await suite.run({ log: (line) => console.log(`  ${line}`), onEnd, minutes });
    console.log(`\n${tables.map(formatTable).join('\n')}`);

    return 0;
  },
});

/**
 * Each in a process of its own: what one has started would take time from the next, and keep its database from being
 * copied. One that fails does not keep the others from running.
 */
async function runEach(
  suites: readonly BenchSuite[],
  minutes: string | boolean | undefined,
): Promise<number> {
  const failed: string[] = [];
  for (const { name } of suites) {
    const args = ['tools/bin/bench.mjs', name, ...(minutes ? ['--minutes', String(minutes)] : [])];
    const { code } = await runProgram(process.execPath, args, {
      cwd: repositoryRoot,
      output: 'show',
    });
    if (code !== 0) failed.push(name);
  }
  if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}`);

  return failed.length > 0 ? 1 : 0;
}

function minutesOf(given: string | boolean | undefined): number | undefined {
  if (given === undefined) return undefined;
  const minutes = Number(given);
  if (!(minutes > 0)) throw new Error('--minutes takes a number');

  return minutes;
}

async function findSuites(): Promise<BenchSuite[]> {
  const files = globSync('{apps,libs}/*/bench/*.bench.ts', { cwd: repositoryRoot }).concat(
    globSync('tools/src/bench/*.bench.ts', { cwd: repositoryRoot }),
  );
  return Promise.all(
    files.sort().map(async (file): Promise<BenchSuite> => {
      const { default: suite } = await import(pathToFileURL(join(repositoryRoot, file)).href);
      return suite;
    }),
  );
}
