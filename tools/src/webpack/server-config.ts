import type { Configuration, RuleSetRule } from 'webpack';
import { type AppBuild, ASSET_NAME, baseConfig, HASH_FUNCTION } from './base-config.ts';
import { cssModules, scriptRule } from './rules.ts';
import { SHARED_NAMES } from './shared-modules.ts';
import { repositoryRoot } from './workspace.ts';

/** The file of a build that makes pages ahead of the browser. */
export const SERVER_FILE = 'server.cjs';

/**
 * The remote once more, for the server of the shell: one file without sheets, which takes what is
 * shared from the shell's file, as remotes do in the browser.
 */
export function remoteServerConfig(build: AppBuild): Configuration {
  return serverConfig(build, [ASSET_FOLDER, './src/routes.tsx'], {
    ...Object.fromEntries(SHARED_NAMES.map((name) => [name, `commonjs ${name}`])),
    '@freely/release-folder': 'commonjs @freely/release-folder',
  });
}

/** The shell for its own server: brings the shared copies, React's server renderer and the frame. */
export function hostServerConfig(build: AppBuild): Configuration {
  return serverConfig(build, ['./src/ready/server.ts'], {});
}

const ASSET_FOLDER = `${repositoryRoot}tools/src/webpack/asset-folder.ts`;

function serverConfig(
  build: AppBuild,
  entry: string[],
  externals: Record<string, string>,
): Configuration {
  const { folder, app } = build;
  const { mode, resolve, cache } = baseConfig(build);

  return {
    name: `${app}-server`,
    context: folder,
    mode: mode ?? 'production',
    resolve: { ...resolve },
    target: 'node20',
    devtool: false,
    cache: { ...Object(cache), name: `${app}-server` },
    entry: { server: entry },
    output: {
      path: `${folder}/dist`,
      filename: SERVER_FILE,
      // The names of the browser's build, so that both speak of the same files.
      assetModuleFilename: ASSET_NAME,
      hashFunction: HASH_FUNCTION,
      library: { type: 'commonjs2' },
      publicPath: '',
    },
    externals,
    module: {
      rules: serverRules(build),
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
    optimization: { minimize: false, splitChunks: false },
    performance: false,
    infrastructureLogging: { level: 'warn' },
  };
}

/** Class names as in the browser's build, and nothing written that it writes already. */
function serverRules({ app, isProduction }: AppBuild): RuleSetRule[] {
  return [
    scriptRule(isProduction),
    {
      test: /\.module\.css$/,
      use: [
        {
          loader: 'css-loader',
          options: { modules: { ...cssModules(app), exportOnlyLocals: true } },
        },
      ],
    },
    {
      test: /\.css$/,
      exclude: /\.module\.css$/,
      type: 'asset/resource',
      generator: { emit: false },
    },
    {
      test: /\.(svg|png|jpg|webp|avif|woff2)$/,
      type: 'asset/resource',
      generator: { emit: false },
    },
  ];
}
