import { affectedTests } from '../checks/affected-tests.ts';
import { affectedPackages, changedFiles } from '../checks/changed-files.ts';
import { runChecks } from '../checks/run-checks.ts';
import { staticChecks } from '../checks/static-checks.ts';
import { useMemoryForTemporaryFiles } from '../memory-folder.ts';
import { runCommand } from '../terminal/command.ts';

await runCommand({
  help: `
npm run validate [-- --base <commit>]

The fast check before a commit: format and lint, boundaries, dead code, and the types and
Jest tests of what your changes affect. For the API, these are the tests of the changed
modules and of the modules that import them.

  --base <commit>  the commit to compare with (default: main)
`,
  options: { base: { type: 'string' } },
  run: async ({ onEnd, options }) => {
    useMemoryForTemporaryFiles(onEnd);
    const base = typeof options.base === 'string' ? options.base : 'main';
    const files = await changedFiles(base);
    const packages = await affectedPackages(files);
    return runChecks([...staticChecks(packages), ...affectedTests(files, packages)]);
  },
});
