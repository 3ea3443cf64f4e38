import { affectedTests } from '../checks/affected-tests.ts';
import { runChecks } from '../checks/check.ts';
import { boundaries, deadCode, lint, types } from '../checks/static-checks.ts';
import { runCommand } from '../terminal/command.ts';

await runCommand({
  help: `
npm run validate [-- --base <commit>]

The fast check before a commit: form and lint, types, boundaries, dead code,
and the Jest tests of the packages that your changes touch.

  --base <commit>  what counts as changed is measured from here (default: main)
`,
  options: { base: { type: 'string' } },
  run: async ({ options }) => {
    const base = typeof options.base === 'string' ? options.base : 'main';
    return runChecks([lint, types, boundaries, deadCode, affectedTests(base)]);
  },
});
