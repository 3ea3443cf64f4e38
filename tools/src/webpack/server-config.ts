import type { Configuration, RuleSetRule } from 'webpack';
import { type AppBuild, ASSET_NAME, baseConfig, HASH_FUNCTION } from './base-config.ts';
import { cssModules, scriptRule } from './rules.ts';
import { SHARED_NAMES } from './shared-modules.ts';
import { OWN_EXTENSION } from './workspace.ts';

/** The output file of a server build, which prerenders pages. */
export const SERVER_FILE = 'server.cjs';

/**
 * The server build of a remote: one file without style sheets for the shell's server. It takes shared
 * modules from the shell's server build, as remotes do in the browser.
 */
export function remoteServerConfig(build: AppBuild): Configuration {
  return serverConfig(build, [PUBLIC_PATH_MODULE, './src/routes.tsx'], {
    ...Object.fromEntries(SHARED_NAMES.map((name) => [name, `commonjs ${name}`])),
    '@freely/release-folder': 'commonjs @freely/release-folder',
  });
}

/** The server build of the shell, with the shared modules, React's server renderer and the layout. */
export function hostServerConfig(build: AppBuild): Configuration {
  return serverConfig(build, ['./src/prerender/server.ts'], {});
}

const PUBLIC_PATH_MODULE = `${import.meta.dirname}/public-path${OWN_EXTENSION}`;

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
      // The same names as in the browser build, so that both refer to the same files.
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

/** Class names as in the browser build, without writing its assets again. */
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
