import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import { swcTargets } from './browsers.ts';
import { OWN_EXTENSION } from './workspace.ts';

export function sourceRules(app: string, isProduction: boolean): RuleSetRule[] {
  return [
    scriptRule(isProduction),
    {
      test: /\.css$/,
      use: [
        MiniCssExtractPlugin.loader,
        {
          loader: 'css-loader',
          options: {
            modules: cssModules(app),
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
    {
      test: [
        /[\\/]react-router[\\/]dist[\\/]production[\\/]/,
        /[\\/]@module-federation[\\/]sdk[\\/]dist[\\/]logger\.js$/,
      ],
      loader: `${import.meta.dirname}/pure-calls-loader${OWN_EXTENSION}`,
    },
  ];
}

export function scriptRule(isProduction: boolean): RuleSetRule {
  return {
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
  };
}

/** Options for class names. Prerendered HTML has to use the class names of the browser build. */
export function cssModules(app: string) {
  return {
    auto: /\.module\.css$/,
    // Style sheets stay in the page when the person leaves a remote, so names must never collide.
    localIdentName: `${app}__[local]_[hash:base64:6]`,
    namedExport: false,
    exportLocalsConvention: 'as-is',
  };
}
