// What the result of a package's Jest tests depends on: the files that Nx names as inputs of its `test`, those
// that its tests read elsewhere, and the machine.
import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join, matchesGlob } from 'node:path';
import { runNx } from '../processes/run-nx.ts';
import { runProgram } from '../processes/run-program.ts';
import { repositoryRoot } from '../webpack/workspace.ts';
import { reportFile } from './report-file.ts';

interface TaskGraph {
  tasks: { tasks: Record<string, { projectRoot: string }> };
  /** By task: its inputs. Of files `<package>:<glob>,!<glob>` and `workspace:[<glob>,<glob>]`. */
  taskPlans: Record<string, string[]>;
}

/**
 * Globs of what tests read outside their package and those that it depends on. Nx is not told: it would count
 * these packages as affected by any change, and `npm run validate` would run all their tests.
 */
const ALSO_READ: Readonly<Record<string, readonly string[]>> = {
  'apps/api': ['**/*'],
  'apps/mfe-public': ['**/*'],
  'apps/sandbox': ['**/*'],
  'apps/shell': ['**/*'],
  'libs/ui': ['apps/gallery/src/fakes/*'],
  tools: ['**/*'],
};

/**
 * By folder of a package, a hash of all that its tests may read. Git decides what is a file of the
 * repository, committed or not.
 */
export async function testInputHashes(): Promise<Map<string, string>> {
  const [inputs, files] = await Promise.all([testInputs(), repositoryFiles()]);
  const hashes = new Map(files.map((file) => [file, hashOf(join(repositoryRoot, file))]));
  const around = environment();

  return new Map(
    [...inputs].map(([folder, isInput]) => {
      const hash = createHash('sha256').update(around);
      for (const file of files) if (isInput(file)) hash.update(`${file} ${hashes.get(file)}\n`);
      return [folder, hash.digest('hex')];
    }),
  );
}

/** By folder of a package with tests, whether they may read a file of the repository. */
export async function testInputs(): Promise<Map<string, (file: string) => boolean>> {
  const { tasks, taskPlans } = await testGraph();

  return new Map(
    Object.entries(tasks.tasks).map(([task, { projectRoot }]) => [
      projectRoot,
      inputsOf([...(taskPlans[task] ?? []), ...(ALSO_READ[projectRoot] ?? [])]),
    ]),
  );
}

/** @param plan a task's inputs, as Nx lists them; those that are no files are ignored */
export function inputsOf(plan: readonly string[]): (file: string) => boolean {
  const sets = plan
    // Packages from the registry are in the lock file.
    .filter((input) => !/^(npm|env):/.test(input))
    .map((input) => input.slice(input.indexOf(':') + 1).replace(/^\[|\]$/g, ''))
    .map((globs) => globs.replaceAll('{workspaceRoot}/', '').split(','))
    .filter(([first]) => first && /[/.*]/.test(first))
    .map((globs) => ({
      included: globs.filter((glob) => !glob.startsWith('!')),
      excluded: globs.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1)),
    }));

  return (file) =>
    sets.some(
      ({ included, excluded }) =>
        included.some((glob) => matches(file, glob)) &&
        !excluded.some((glob) => matches(file, glob)),
    );
}

/** Nearly all globs are whole folders or single files, which need no pattern. Patterns take long. */
function matches(file: string, glob: string): boolean {
  const folder = /^([^*?{[]*)\*\*\/\*$/.exec(glob)?.[1];
  if (folder !== undefined) return file.startsWith(folder);

  return /[*?{[]/.test(glob) ? matchesGlob(file, glob) : file === glob;
}

async function testGraph(): Promise<TaskGraph> {
  const path = reportFile('test-graph');
  const { code, output } = await runNx(['run-many', '--target', 'test', `--graph=${path}`]);
  if (code !== 0) throw new Error(`nx cannot tell what tests depend on:\n${output}`);

  return JSON.parse(readFileSync(path, 'utf8')) as TaskGraph;
}

async function repositoryFiles(): Promise<string[]> {
  const { code, output } = await runProgram(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: repositoryRoot },
  );
  if (code !== 0) throw new Error(`git ls-files: ${output.trim()}`);

  return [...new Set(output.split('\0').filter(Boolean))].sort();
}

/** Git lists deleted files, too. */
function hashOf(path: string): string {
  if (!existsSync(path)) return 'deleted';

  return createHash('sha256').update(readFileSync(path)).digest('hex');
}

/**
 * Tests that need a program are skipped where it is missing, tests of dates can depend on the day, and
 * variables choose a database, a browser or how many random cases run.
 */
function environment(): Buffer {
  const hash = createHash('sha256');
  hash.update([process.version, process.platform, process.arch, new Date().toDateString()].join());
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (/^(TEST_|CHROMIUM_PATH|TZ$|LANG$|LC_)/.test(name)) hash.update(`${name}=${value}\n`);
  }
  for (const folder of (process.env.PATH ?? '').split(delimiter)) addPrograms(hash, folder);

  return hash.digest();
}

function addPrograms(hash: Hash, folder: string): void {
  // Those of packages are in the lock file.
  if (folder.includes('node_modules') || !existsSync(folder)) return;
  hash.update(readdirSync(folder).sort().join('\n'));
}
