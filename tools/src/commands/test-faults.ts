import { copyCheckout } from '../planted-faults/copy-checkout.ts';
import { faultAreas } from '../planted-faults/fault-areas.ts';
import { requireFit } from '../planted-faults/plant.ts';
import { requireGreen } from '../planted-faults/run-check.ts';
import { tryFaults } from '../planted-faults/try-faults.ts';
import { writeDocs } from '../planted-faults/write-docs.ts';
import { runCommand } from '../terminal/command.ts';
import { startTestCluster } from '../test-database.ts';
import { repositoryRoot } from '../webpack/workspace.ts';

await runCommand({
  help: `
npm run test:faults [-- <id> …] [-- --write-docs]

Tests the tests: plants one fault after another in a copy of the product, such as a missing
lock or a price that is not checked, and runs the check of npm test that has to fail.
Without ids, all faults of tools/src/planted-faults/faults. The copy is in a temporary
folder, which is deleted at the end. Ends with "N passed, N failed": a fault that no check
detects is a failure.

  --write-docs       writes the results to docs/planted-faults.md; with ids, only their lines
  CHROMIUM_PATH      a Chromium or Chrome to use
  TEST_DATABASE_URL  a PostgreSQL to use instead of the embedded one
`,
  options: { 'write-docs': { type: 'boolean' } },
  run: async ({ positionals: ids, options, onEnd }) => {
    const all = faultAreas.flatMap(({ faults }) => faults);
    const unknown = ids.find((given) => !all.some(({ id }) => id === given));
    if (unknown) throw new Error(`There is no fault "${unknown}".`);
    const faults = ids.length > 0 ? all.filter(({ id }) => ids.includes(id)) : all;

    requireFit(repositoryRoot, faults);
    const copy = copyCheckout();
    onEnd(async () => copy.remove());
    const cluster = await startTestCluster();
    onEnd(() => cluster.stop());
    await requireGreen(copy.root, faults, console.log);
    const tried = await tryFaults(copy.root, faults);
    if (options['write-docs']) writeDocs(faultAreas, tried);
    const missed = tried.filter(({ caughtBy }) => caughtBy === null).length;
    console.log(`\n${tried.length - missed} passed, ${missed} failed`);

    return missed > 0 ? 1 : 0;
  },
});
