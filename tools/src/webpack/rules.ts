import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import { swcTargets } from './browsers.ts';

export function sourceRules(app: string, isProduction: boolean): RuleSetRule[] {
  return [
    {
      test: /\.tsx?$/,
      exclude: /node_modules/,
      use: {
        loader: 'swc-loader',
        options: {
          env: { targets: swcTargets },
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic', development: !isProduction } },
          },
        },
      },
    },
    {
      test: /\.css$/,
      use: [
        MiniCssExtractPlugin.loader,
        {
          loader: 'css-loader',
          options: {
            modules: {
              auto: /\.module\.css$/,
              // Sheets stay after a remote is left, so names must never collide.
              localIdentName: `${app}__[local]_[hash:base64:6]`,
              namedExport: false,
              exportLocalsConvention: 'as-is',
            },
          },
        },
      ],
    },
    {
      test: /\.(svg|png|jpg|webp|avif|woff2)$/,
      type: 'asset/resource',
    },
    {
      // Without it the federation runtime is bundled twice, once as CommonJS.
      test: /[\\/]@module-federation[\\/]/,
      resolve: { conditionNames: ['import', 'webpack', 'production', 'browser', 'default'] },
    },
  ];
}
