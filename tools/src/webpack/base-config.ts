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

/** Common options of shell, remotes and the single bundle of the bench. */
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
    app: readPackage(folder).name.replace(/^@[^/]+\//, ''),
    isProduction: mode === 'production',
  };
}

/** Names and hashes of images and fonts. */
export const ASSET_NAME = '[name].[contenthash:10][ext]';
export const HASH_FUNCTION = 'xxhash64';

/**
 * A change in the configuration itself invalidates every cached build. `public-path` is a part of
 * builds; webpack cannot resolve what it imports.
 */
const ownFiles = readdirSync(import.meta.dirname)
  .filter((file) => /\.[jt]s$/.test(file) && !file.startsWith('public-path'))
  .map((file) => `${import.meta.dirname}/${file}`);

/** swc minifies in threads of its own: processes for it cost a build half a second of processor time. */
const IN_THIS_PROCESS = false;

/** By its package exports, react-router is always the development build with its warnings. */
const ROUTER = `${repositoryRoot}node_modules/react-router/dist/production`;
const PRODUCTION_ROUTER = {
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
      alias: isProduction ? PRODUCTION_ROUTER : {},
    },
    module: { rules: sourceRules(app, isProduction) },
    plugins: [
      new MiniCssExtractPlugin({
        filename: `${fileName}.css`,
        chunkFilename: `${fileName}.css`,
        // Every style sheet uses cascade layers, so the order in which they load does not matter.
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
          terserOptions: { compress: { passes: 3 } },
          extractComments: false,
          parallel: IN_THIS_PROCESS,
        }),
        new CssMinimizerPlugin({
          minify: CssMinimizerPlugin.lightningCssMinify,
          minimizerOptions: { targets: cssTargets },
          parallel: IN_THIS_PROCESS,
        }),
      ],
    },
    performance: false,
    infrastructureLogging: { level: 'warn' },
  };
}
