import { mkdirSync, writeFileSync } from 'node:fs';
import type { AppConfig } from './app-config.ts';
import { AssetListPlugin } from './asset-list-plugin.ts';
import { appBuild, baseConfig } from './base-config.ts';
import { CompressPlugin } from './compress-plugin.ts';
import { remoteNames } from './dev-ports.ts';
import { SharedNamesPlugin } from './shared-names-plugin.ts';
import { repositoryRoot } from './workspace.ts';

/** The folder of the single bundle: its build in `dist`, its releases beside it. */
export const singleBundleFolder = `${repositoryRoot}.freely/single-bundle`;

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
      entry: { main: './src/index.ts' },
      output: { ...config.output, path: `${singleBundleFolder}/dist` },
      resolve: {
        ...config.resolve,
        alias: {
          ...config.resolve?.alias,
          '@freely/federation/federation-runtime': writeRuntime(),
        },
      },
      plugins: [
        ...(config.plugins ?? []),
        new AssetListPlugin(),
        new SharedNamesPlugin('offers.json'),
        new CompressPlugin(),
      ],
    },
    devServer: () => ({}),
  };
}

/** Writes a federation runtime that imports all remotes. */
function writeRuntime(): string {
  const file = `${singleBundleFolder}/federation-runtime.ts`;
  mkdirSync(singleBundleFolder, { recursive: true });
  writeFileSync(file, runtimeSource());
  // It is released like an app of its own.
  writeFileSync(`${singleBundleFolder}/package.json`, '{"name":"@freely/shell","version":"0.0.0"}');

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
export const federationRuntime = () => ({
  shared: () => null,
  load: async (name: string) => remotes[name],
});
`;
}
