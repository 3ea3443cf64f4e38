import { readdirSync } from 'node:fs';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import type { Mode } from './app-config.ts';
import { cssTargets } from './browsers.ts';
import { IntegrityPlugin } from './integrity-plugin.ts';
import { sourceRules } from './rules.ts';
import { readPackage, repositoryRoot } from './workspace.ts';

/** What shell, remotes and the single bundle of the bench have in common. */
export interface AppBuild {
  /** The folder of the app. */
  readonly folder: string;
  /** `shell`, `mfe-booking`, … */
  readonly app: string;
  readonly isProduction: boolean;
}

export function appBuild(folder: string, mode: Mode): AppBuild {
  return {
    folder,
    app: readPackage(folder).name.replace('@freely/', ''),
    isProduction: mode === 'production',
  };
}

/** How pictures and fonts are named, and hashed. */
export const ASSET_NAME = '[name].[contenthash:10][ext]';
export const HASH_FUNCTION = 'xxhash64';

/** A change of the configuration itself makes every cached build stale. */
const ownFiles = readdirSync(import.meta.dirname).map((file) => `${import.meta.dirname}/${file}`);

/** Its exports name the build with warnings for developers, whatever the mode. */
const ROUTER = `${repositoryRoot}node_modules/react-router/dist/production`;
const QUIET_ROUTER = {
  'react-router$': `${ROUTER}/index.mjs`,
  'react-router/dom$': `${ROUTER}/dom-export.mjs`,
};

export function baseConfig({ folder, app, isProduction }: AppBuild): Configuration {
  const fileName = isProduction ? '[name].[contenthash:10]' : '[name]';

  return {
    name: app,
    mode: isProduction ? 'production' : 'development',
    target: ['web', 'es2022'],
    context: folder,
    devtool: isProduction ? false : 'cheap-module-source-map',
    cache: {
      type: 'filesystem',
      cacheDirectory: `${repositoryRoot}.freely/webpack`,
      name: `${app}-${isProduction ? 'production' : 'development'}`,
      buildDependencies: { config: ownFiles },
    },
    output: {
      path: `${folder}/dist`,
      filename: `${fileName}.js`,
      chunkFilename: `${fileName}.js`,
      assetModuleFilename: ASSET_NAME,
      uniqueName: app.replaceAll('-', '_'),
      publicPath: 'auto',
      crossOriginLoading: 'anonymous',
      clean: true,
      hashFunction: HASH_FUNCTION,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js', '.mjs'],
      alias: isProduction ? QUIET_ROUTER : {},
    },
    module: { rules: sourceRules(app, isProduction) },
    plugins: [
      new MiniCssExtractPlugin({
        filename: `${fileName}.css`,
        chunkFilename: `${fileName}.css`,
        // Every sheet names its layers, so their order of arrival does not matter.
        ignoreOrder: true,
      }),
      new IntegrityPlugin(),
    ],
    optimization: {
      runtimeChunk: false,
      moduleIds: isProduction ? 'deterministic' : 'named',
      chunkIds: isProduction ? 'deterministic' : 'named',
      splitChunks: { chunks: 'async', minSize: 25_000, maxAsyncRequests: 4 },
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          terserOptions: { compress: { passes: 2 } },
          extractComments: false,
        }),
        new CssMinimizerPlugin({
          minify: CssMinimizerPlugin.lightningCssMinify,
          minimizerOptions: { targets: cssTargets },
        }),
      ],
    },
    performance: false,
    infrastructureLogging: { level: 'warn' },
  };
}
