import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../processes/run-program.ts';
import { repositoryRoot } from '../webpack/workspace.ts';
import { SDK_ENTRIES, SDK_LIBS } from './sdk-packages.ts';

/**
 * Compiles the sources of the packages to JavaScript and types, below `folder` as in this repository.
 *
 * @throws Error with the compiler's output
 */
export async function compileSdk(folder: string): Promise<void> {
  const config = join(folder, 'tsconfig.json');
  mkdirSync(folder, { recursive: true });
  writeFileSync(config, JSON.stringify(compilerConfig(folder), null, 2));
  const { code, output } = await runProgram(
    join(repositoryRoot, 'node_modules', '.bin', 'tsc'),
    ['-p', config],
    { cwd: repositoryRoot },
  );
  if (code !== 0) throw new Error(`The SDK does not compile:\n${output}`);
}

const compilerConfig = (folder: string) => ({
  extends: `${repositoryRoot}tsconfig.base.json`,
  compilerOptions: {
    noEmit: false,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    jsx: 'react-jsx',
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    rootDir: repositoryRoot,
    outDir: folder,
    typeRoots: [`${repositoryRoot}node_modules/@types`],
  },
  files: SDK_ENTRIES.map((file) => repositoryRoot + file),
  include: [
    ...SDK_LIBS.map((lib) => `${repositoryRoot}${lib}/**/*`),
    `${repositoryRoot}tools/types/*.d.ts`,
  ],
  exclude: ['**/node_modules', '**/*.test.ts', '**/*.test.tsx', '**/gallery/**', '**/dist'].map(
    (pattern) => repositoryRoot + pattern,
  ),
});
