import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from '../processes/run-program.ts';
import { ownSharedModules } from '../webpack/shared-modules.ts';
import { readPackage, repositoryRoot } from '../webpack/workspace.ts';
import { reportOf } from './api-report.ts';
import type { LibReport } from './version-rule.ts';

/** The checked-in report of a lib, with the version that it describes. */
export interface CheckedReport {
  readonly version: string;
  readonly modules: LibReport;
}

export interface SharedLib {
  /** From the root of the repository. */
  readonly folder: string;
  readonly version: string;
  readonly modules: LibReport;
  /** Null before there is one. */
  readonly checked: CheckedReport | null;
}

const REPORT = 'api-report.json';

/** The libs that shell and remotes share, as the compiler declares them. */
export async function sharedLibs(): Promise<SharedLib[]> {
  const entries = Object.entries(ownSharedModules()).map(([module, folder]) => ({
    module,
    folder,
    source: entryOf(module, folder),
  }));
  const out = mkdtempSync(join(tmpdir(), 'freely-declarations-'));
  try {
    await declare(entries, out);

    return [...new Set(entries.map(({ folder }) => folder))].map((folder) => {
      const modules = entries
        .filter((entry) => entry.folder === folder)
        .map(({ module, source }) => {
          const file = join(out, source.replace(/\.tsx?$/, '.d.ts'));

          return [module, reportOf(file, versionFor(folder))] as const;
        });

      return {
        folder,
        version: readPackage(repositoryRoot + folder).version,
        modules: Object.fromEntries(modules),
        checked: readChecked(folder),
      };
    });
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

export function writeReport({ folder, version, modules }: SharedLib): void {
  const text = JSON.stringify({ version, modules } satisfies CheckedReport, null, 2);
  writeFileSync(`${repositoryRoot}${folder}/${REPORT}`, `${text}\n`);
}

function readChecked(folder: string): CheckedReport | null {
  const file = `${repositoryRoot}${folder}/${REPORT}`;

  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as CheckedReport) : null;
}

/** The source of a module, by the exports of its package. */
function entryOf(module: string, folder: string): string {
  const { exports } = JSON.parse(
    readFileSync(`${repositoryRoot}${folder}/package.json`, 'utf8'),
  ) as {
    exports: string | Record<string, string>;
  };
  const path = module.split('/').slice(2).join('/');
  const byPath = typeof exports === 'string' ? { '.': exports } : exports;
  const target = byPath[path ? `./${path}` : '.'] ?? byPath['./*']?.replace('*', path);
  if (!target) throw new Error(`${folder}/package.json does not export ${module}.`);

  return join(folder, target);
}

async function declare(
  entries: readonly { module: string; source: string }[],
  out: string,
): Promise<void> {
  const project = join(out, 'tsconfig.json');
  writeFileSync(
    project,
    JSON.stringify({
      extends: `${repositoryRoot}tsconfig.base.json`,
      compilerOptions: {
        jsx: 'react-jsx',
        lib: ['ES2024', 'DOM', 'DOM.Iterable'],
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        outDir: out,
        rootDir: repositoryRoot,
        typeRoots: [`${repositoryRoot}node_modules/@types`],
        // A file that the compiler meets below node_modules first gets no declarations, and it loads
        // files in any order.
        paths: Object.fromEntries(
          entries.map(({ module, source }) => [module, [repositoryRoot + source]]),
        ),
      },
      files: entries.map(({ source }) => repositoryRoot + source),
      include: [`${repositoryRoot}tools/types`],
    }),
  );
  const compiler = join(repositoryRoot, 'node_modules/.bin/tsc');
  const { code, output } = await runProgram(compiler, ['-p', project], { cwd: repositoryRoot });
  if (code !== 0) throw new Error(`The shared libs do not compile:\n${output}`);
}

/** Of the lib's own dependencies; what only comes with them has no version of its own here. */
function versionFor(folder: string): (name: string) => string {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(
    readFileSync(`${repositoryRoot}${folder}/package.json`, 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Record<string, string> | undefined>;

  return (name) =>
    name.startsWith('@freely/') ? '' : (dependencies[name] ?? devDependencies[name] ?? '');
}
