import { affectedApiTests } from './affected-api-tests.ts';
import { type Check, type CheckResult, inSequence } from './check.ts';
import { unitTests } from './unit-tests.ts';
import { type Workspace, workspacesWith } from './workspaces.ts';

/** Files that Jest itself reads: a change in them can affect every test. */
const FOR_ALL_TESTS = /^(package-lock\.json|jest\.preset\.mjs|tools\/jest\/)/;

/**
 * Jest tests that changed files can break: in a changed package the tests that import one of the
 * files, in a package that depends on it all tests.
 */
export function affectedTests(files: readonly string[], packages: ReadonlySet<string>): Check[] {
  const all = workspacesWith('jest.config.mjs');
  if (files.some((file) => FOR_ALL_TESTS.test(file))) return [unitTests('All tests (Jest)')];
  const affected = all.filter(({ name }) => packages.has(name));
  const whole: string[] = [];
  const runs: Check[] = [];
  for (const { folder, name } of affected) {
    const own = filesIn(folder, files, all);
    const title = `Tests of ${name} (Jest)`;
    const related = folder === 'apps/api' ? affectedApiTests(own) : own;
    if (own.length === 0 || related === null) whole.push(folder);
    else if (folder === 'apps/api') {
      runs.push(unitTests(title, { folders: [folder], args: ['--runTestsByPath', ...related] }));
    } else {
      const args = ['--passWithNoTests', '--findRelatedTests', ...related];
      runs.push(unitTests(title, { folders: [folder], args }));
    }
  }
  if (whole.length > 0) {
    runs.push(unitTests('Tests of dependent packages (Jest)', { folders: whole }));
  }

  return runs.length > 0 ? inSequence(runs) : [nothing];
}

/** Files of a package itself, without those of packages in its subfolders. */
function filesIn(folder: string, files: readonly string[], all: readonly Workspace[]): string[] {
  const inner = all.filter((other) => other.folder.startsWith(`${folder}/`));

  return files.filter(
    (file) =>
      file.startsWith(`${folder}/`) && !inner.some((other) => file.startsWith(`${other.folder}/`)),
  );
}

const nothing: Check = {
  title: 'Affected tests (Jest)',
  run: async (): Promise<CheckResult> => ({ passed: 0, failures: [], output: '' }),
};
