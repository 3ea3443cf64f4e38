// Nearly every test of the API starts the whole application, so its imports do not show which changes
// can break it. The module of the test does.
import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { repositoryRoot } from '../webpack/workspace.ts';

const SOURCE = 'apps/api/src/';
/** `<context>/<module>`, or a context that is one module. */
const MODULE =
  /^(?:(?:people|practice|market|booking|money|back-office)\/[^/]+|notifications)(?=\/)/;

/** Tests of rules for every call, in any module. */
const FOR_ALL_MODULES = ['apps/api/src/kernel/http/policy.test.ts'];

/**
 * Test files of the API for changes in its modules: those of the changed modules, of the modules that
 * import them, and of the contexts whose events they subscribe to: a test of cancelling expects the
 * refund. Null when a file outside the modules changed: then all tests are affected.
 */
export function affectedApiTests(files: readonly string[]): string[] | null {
  const changed = new Set(files.map(moduleOf));
  if (changed.has(null)) return null;
  const heard = new Set([...changed].flatMap((name) => importsOf(name ?? '')));
  const affected = modules().filter(
    (name) =>
      changed.has(name) ||
      importsOf(name).some((imported) => changed.has(imported)) ||
      heard.has(`${contextOf(name)}/events`),
  );

  return [...affected.flatMap((name) => filesOf(name, '.test.ts')), ...FOR_ALL_MODULES];
}

function moduleOf(file: string): string | null {
  if (!file.startsWith(SOURCE)) return null;

  return MODULE.exec(file.slice(SOURCE.length))?.[0] ?? null;
}

const contextOf = (module: string) => module.split('/')[0];

function modules(): string[] {
  const entryPoints = globSync([`${SOURCE}*/index.ts`, `${SOURCE}*/*/index.ts`], {
    cwd: repositoryRoot,
  });

  return [...new Set(entryPoints.map(moduleOf))].filter((name) => name !== null);
}

const filesOf = (module: string, ending: string) =>
  globSync(`${SOURCE}${module}/**/*${ending}`, { cwd: repositoryRoot });

/** Modules import each other through index.ts only, so an import names the module. */
function importsOf(module: string): (string | null)[] {
  const sources = filesOf(module, '.ts').filter((file) => !file.endsWith('.test.ts'));

  return sources.flatMap((file) => {
    const text = readFileSync(join(repositoryRoot, file), 'utf8');
    return [...text.matchAll(/from '(\.{1,2}\/[^']*\/index\.ts)'/g)].map(([, path = '']) =>
      moduleOf(posix.join(posix.dirname(file), path)),
    );
  });
}
