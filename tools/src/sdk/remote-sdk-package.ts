import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { repositoryRoot } from '../webpack/workspace.ts';
import { BY_NAME, type Manifest, SDK_LIBS, SDK_NAME } from './sdk-packages.ts';

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(`${repositoryRoot}${folder}package.json`, 'utf8')) as Manifest;

/** The types of assets and of messages for a `tsconfig.json` elsewhere. */
const TYPES = `\
import '@testing-library/jest-dom/jest-globals';
import '@freely/auth/locales/catalogues.d.ts';
import '@freely/ui/locales/catalogues.d.ts';
`;

/** The major version that this repository runs its own tools on. */
const NODE = 24;

/** Says so on an older Node, which could not even read the rest. */
const START = `\
#!/usr/bin/env node
if (Number.parseInt(process.versions.node, 10) < ${NODE}) {
  console.error('freely-remote needs Node ${NODE} or newer; this is ' + process.versions.node + '.');
  process.exit(2);
}
await import('./src/sdk/main.js');
`;

/**
 * Puts the build configuration, the test shell's presets and the release tool together.
 *
 * @param work with the compiled files in `built`
 * @returns the folder of the package
 */
export function writeRemoteSdk(work: string, versions: ReadonlyMap<string, string>): string {
  const folder = join(work, 'packages', 'remote-sdk');
  mkdirSync(join(folder, 'tools'), { recursive: true });
  cpSync(join(work, 'built/tools/src'), join(folder, 'src'), { recursive: true });
  for (const part of ['jest', 'bootstrap']) {
    cpSync(`${repositoryRoot}tools/${part}`, join(folder, 'tools', part), { recursive: true });
  }
  for (const file of ['jest.preset.mjs', 'tsconfig.base.json']) {
    cpSync(repositoryRoot + file, join(folder, file));
  }
  cpSync(`${repositoryRoot}tools/types/assets.d.ts`, join(folder, 'assets.d.ts'));
  writeFileSync(join(folder, 'types.d.ts'), `/// <reference path="./assets.d.ts" />\n${TYPES}`);
  writeFileSync(join(folder, 'freely-remote.mjs'), START);
  writeFileSync(
    join(folder, 'package.json'),
    `${JSON.stringify(manifestOf(folder, versions), null, 2)}\n`,
  );

  return folder;
}

function manifestOf(folder: string, versions: ReadonlyMap<string, string>): object {
  const { version, license } = readManifest('tools/');

  return {
    name: SDK_NAME,
    version,
    description: 'Builds, tests and releases a remote from its own repository',
    license,
    type: 'module',
    bin: { 'freely-remote': './freely-remote.mjs' },
    engines: { node: `>=${NODE}` },
    exports: {
      './webpack': {
        types: './src/webpack/remote-config.d.ts',
        default: './src/webpack/remote-config.js',
      },
      './jest': './jest.preset.mjs',
      './tsconfig.json': './tsconfig.base.json',
      './types': { types: './types.d.ts' },
    },
    dependencies: dependenciesOf(folder, versions),
  };
}

/** The packages of others that the tools and the libs are built and tested with. */
export function thirdParties(): Record<string, string> {
  const ofLibs = SDK_LIBS.map((lib) => readManifest(`${lib}/`).devDependencies);

  return Object.assign(
    {},
    ...ofLibs,
    readManifest('').devDependencies,
    readManifest('tools/').dependencies,
  );
}

/** What its files import, at the versions of this repository. */
function dependenciesOf(
  folder: string,
  versions: ReadonlyMap<string, string>,
): Record<string, string> {
  const known: Record<string, string> = { ...thirdParties(), ...Object.fromEntries(versions) };
  const used = globSync(['src/**/*.js', 'tools/jest/*.mjs', '*.mjs'], { cwd: folder })
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'".][^'"]*)['"]/g)])
    .map(([, specifier = '']) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '')
    .filter((name) => !name.startsWith('node:') && !builtinModules.includes(name));

  return Object.fromEntries(
    [...new Set([...used, ...BY_NAME])]
      .sort()
      .flatMap((name) => (known[name] ? [[name, known[name]]] : [])),
  );
}
