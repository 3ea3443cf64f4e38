/** The folders of the packages that a remote of another repository imports. */
export const SDK_LIBS: readonly string[] = [
  'libs/api-client',
  'libs/auth',
  'libs/domain',
  'libs/facades/i18n',
  'libs/facades/query',
  'libs/facades/router',
  'libs/facades/store',
  'libs/federation',
  'libs/forms',
  'libs/platform',
  'libs/shell-sdk',
  'libs/ui',
];

/** The package of build, test shell and release tool, which is a part of `tools/`. */
export const SDK_NAME = '@freely/remote-sdk';

/** The files of `tools/` that it starts with; what they import comes along. */
export const SDK_ENTRIES: readonly string[] = [
  'tools/src/sdk/main.ts',
  'tools/src/webpack/remote-config.ts',
  'tools/src/webpack/run-build.ts',
  // Started or bundled by their paths.
  'tools/src/webpack/lean-federation/init.ts',
  'tools/src/webpack/lean-federation/no-descriptions.ts',
  'tools/src/webpack/lean-federation/no-fallbacks.ts',
  'tools/src/webpack/lean-federation/no-remotes-by-build.ts',
  'tools/src/webpack/probe-routes.ts',
  'tools/src/webpack/pure-calls-loader.ts',
  'tools/src/webpack/server-build-thread.ts',
  'tools/src/webpack/public-path.ts',
];

/** Packages that configurations find by their names, or that tests of pages import. */
export const BY_NAME: readonly string[] = [
  '@freely/auth',
  '@freely/i18n',
  '@freely/ui',
  '@jest/globals',
  '@swc/jest',
  '@testing-library/react',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'css-loader',
  'jest',
  'lightningcss',
  'msw',
  'swc-loader',
  'typescript',
];

export interface Manifest {
  name: string;
  version: string;
  description?: string;
  license?: string;
  type?: string;
  sideEffects?: unknown;
  exports?: Exports;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

type Exports = string | Record<string, string>;

/** The package.json of a lib as it is packed: built files, and versions in place of stars. */
export function packedManifest(manifest: Manifest, versions: ReadonlyMap<string, string>): object {
  const { name, version, description, license, type, sideEffects, exports, ...rest } = manifest;
  // What its test helpers import, of our own.
  const forTests = Object.entries(rest.devDependencies ?? {}).filter(([each]) =>
    versions.has(each),
  );

  return {
    name,
    version,
    description,
    license,
    type,
    ...(sideEffects === undefined ? {} : { sideEffects }),
    exports: { ...builtExports(exports ?? {}), './package.json': './package.json' },
    dependencies: Object.fromEntries(
      [...Object.entries(rest.dependencies ?? {}), ...forTests]
        .map(([each, range]) => [each, versions.get(each) ?? range])
        .sort(),
    ),
  };
}

/** `./src/index.ts` → its JavaScript and its types. */
function builtExports(exports: Exports): Record<string, unknown> {
  const entries = typeof exports === 'string' ? { '.': exports } : exports;

  return Object.fromEntries(
    Object.entries(entries).map(([path, file]) => {
      const [, base] = /^(.*)\.tsx?$/.exec(file) ?? [];

      return [path, base ? { types: `${base}.d.ts`, default: `${base}.js` } : file];
    }),
  );
}
