import { mkdirSync, writeFileSync } from 'node:fs';
import type { AppConfig } from './app-config.ts';
import { AssetListPlugin } from './asset-list-plugin.ts';
import { appBuild, baseConfig } from './base-config.ts';
import { CompressPlugin } from './compress-plugin.ts';
import { remoteNames } from './dev-ports.ts';
import { repositoryRoot } from './workspace.ts';

/** Output folders of the single bundle. Serve it with `SHELL_ASSETS` and `RELEASES_DIR` set to these. */
export const singleBundleFolders = {
  assets: `${repositoryRoot}.freely/single-bundle/dist`,
  releases: `${repositoryRoot}.freely/single-bundle/releases`,
} as const;

/**
 * The same screens as one application without federation, for the comparison of `npm run bench`. Only
 * the module that loads remotes is replaced; pages stay split by route, as in any single-page
 * application.
 */
export function singleBundleConfig(): AppConfig {
  const shell = `${repositoryRoot}apps/shell`;
  const config = baseConfig(appBuild(shell, 'production'));

  return {
    webpack: {
      ...config,
      name: 'single-bundle',
      cache: { ...Object(config.cache), name: 'single-bundle' },
      entry: { main: './src/index.tsx' },
      output: { ...config.output, path: singleBundleFolders.assets, publicPath: '/assets/' },
      resolve: {
        ...config.resolve,
        alias: {
          ...config.resolve?.alias,
          '@freely/federation/federation-runtime': writeRuntime(),
        },
      },
      plugins: [...(config.plugins ?? []), new AssetListPlugin(), new CompressPlugin()],
    },
    devServer: () => ({}),
  };
}

/** Writes a federation runtime that imports the four remotes, and a registry that lists them. */
function writeRuntime(): string {
  const { releases } = singleBundleFolders;
  const file = `${repositoryRoot}.freely/single-bundle/federation-runtime.ts`;
  mkdirSync(`${releases}/r`, { recursive: true });
  writeFileSync(file, runtimeSource());
  writeFileSync(`${releases}/registry.json`, JSON.stringify(registryOf(remoteNames)));

  return file;
}

function runtimeSource(): string {
  const imports = remoteNames.map(
    (name, index) =>
      `import * as remote${index} from '${repositoryRoot}apps/${name}/src/routes.tsx';`,
  );
  const entries = remoteNames.map((name, index) => `'${name}': remote${index}`);

  return `${imports.join('\n')}
const remotes: Record<string, unknown> = { ${entries.join(', ')} };
export const federationRuntime = () => ({ load: async (name: string) => remotes[name] });
`;
}

function registryOf(names: readonly string[]) {
  const entry = {
    active: { version: 'single', url: '/r/', integrity: null },
    previous: null,
    canary: null,
    killed: false,
  };

  return { generation: 1, remotes: Object.fromEntries(names.map((name) => [name, entry])) };
}
