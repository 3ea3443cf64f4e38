import { mkdirSync, writeFileSync } from 'node:fs';
import type { AppConfig } from './app-config.ts';
import { AssetListPlugin } from './asset-list-plugin.ts';
import { appBuild, baseConfig } from './base-config.ts';
import { CompressPlugin } from './compress-plugin.ts';
import { remoteNames } from './dev-ports.ts';
import { repositoryRoot } from './workspace.ts';

/** Where the single bundle is built. Serve it with `SHELL_ASSETS` and `RELEASES_DIR` set to these. */
export const singleBundleFolders = {
  assets: `${repositoryRoot}.freely/single-bundle/dist`,
  releases: `${repositoryRoot}.freely/single-bundle/releases`,
} as const;

/**
 * The same screens as one application without federation: what `npm run bench` compares with. Only
 * the door through which remotes come in is another one; pages stay split by route, as in any
 * application of one bundle.
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
          '@freely/federation/federation-runtime': writeDoor(),
        },
      },
      plugins: [...(config.plugins ?? []), new AssetListPlugin(), new CompressPlugin()],
    },
    devServer: () => ({}),
  };
}

/** A door with the four remotes behind it, and a registry that sends everybody there. */
function writeDoor(): string {
  const { releases } = singleBundleFolders;
  const door = `${repositoryRoot}.freely/single-bundle/door.ts`;
  mkdirSync(`${releases}/r`, { recursive: true });
  writeFileSync(door, doorSource());
  writeFileSync(`${releases}/registry.json`, JSON.stringify(registryOf(remoteNames)));

  return door;
}

function doorSource(): string {
  const imports = remoteNames.map(
    (name, place) =>
      `import * as remote${place} from '${repositoryRoot}apps/${name}/src/routes.tsx';`,
  );
  const entries = remoteNames.map((name, place) => `'${name}': remote${place}`);

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
