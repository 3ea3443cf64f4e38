import { describeStale, staleReports } from '../api-reports/report-problems.ts';
import { sharedLibs, writeReport } from '../api-reports/shared-libs.ts';
import { runCommand } from '../terminal/command.ts';
import { EXIT_CODES } from '../terminal/command-error.ts';

await runCommand({
  help: `
npm run api-reports [-- --write]

Compares what the shared libs export, with types, with the report that is checked in beside each.
A name that is gone or has another type is a break, which needs a new major version; a new name is
an addition, which needs a new minor. With --write, writes the reports of libs whose version says so.
`,
  options: { write: { type: 'boolean' } },
  run: async ({ options }) => {
    const stale = staleReports(await sharedLibs());
    const refused = options.write ? stale.filter((each) => each.versionNeeded) : stale;
    if (options.write) {
      for (const each of stale) {
        if (each.versionNeeded) continue;
        writeReport(each.lib);
        console.log(`Wrote the report of ${each.lib.folder} ${each.lib.version}`);
      }
    }
    for (const each of refused) console.error(describeStale(each));

    return refused.length > 0 ? EXIT_CODES.refused : EXIT_CODES.done;
  },
});
