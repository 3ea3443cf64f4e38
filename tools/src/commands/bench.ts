import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BenchSuite, formatTable } from '../bench/suite.ts';
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
    for (const suite of suites) {
      if (positionals.length > 0 && !positionals.includes(suite.name)) continue;
      console.log(`${suite.name}: ${suite.about}`);
      const tables = await suite.run({ log: (line) => console.log(`  ${line}`), onEnd, minutes });
      console.log(`\n${tables.map(formatTable).join('\n')}`);
    }
    return 0;
  },
});

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
