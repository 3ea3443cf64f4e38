// Nearly every test of the API starts the whole application, so its imports do not show which changes
// can break it. The module of the test does.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../webpack/workspace.ts';

const MODULES = 'apps/api/src/modules/';

/** Tests of rules for every call, in any module. */
const FOR_ALL_MODULES = ['apps/api/src/http/policy.test.ts'];

/**
 * Test files of the API for changes in its modules: those of the changed modules and of the modules
 * that import them. Null when a file outside the modules changed: then all tests are affected.
 */
export function affectedApiTests(files: readonly string[]): string[] | null {
  if (!files.every((file) => file.startsWith(MODULES))) return null;
  const changed = new Set(files.map(moduleOf));
  const affected = modules().filter(
    (name) => changed.has(name) || importsOf(name).some((imported) => changed.has(imported)),
  );

  return [...affected.flatMap((name) => filesOf(name, '.test.ts')), ...FOR_ALL_MODULES];
}

const moduleOf = (file: string) => file.slice(MODULES.length).split('/')[0] ?? '';

const modules = () => [
  ...new Set(globSync(`${MODULES}*/index.ts`, { cwd: repositoryRoot }).map(moduleOf)),
];

const filesOf = (module: string, ending: string) =>
  globSync(`${MODULES}${module}/**/*${ending}`, { cwd: repositoryRoot });

/** Modules import each other through index.ts only, so an import names the module. */
function importsOf(module: string): string[] {
  const sources = filesOf(module, '.ts').filter((file) => !file.endsWith('.test.ts'));

  return sources.flatMap((file) => {
    const text = readFileSync(join(repositoryRoot, file), 'utf8');
    return [...text.matchAll(/from '(?:\.\.\/)+([a-z-]+)\/index\.ts'/g)].map(
      ([, name]) => name ?? '',
    );
  });
}
