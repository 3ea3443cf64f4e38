import type { Configuration as DevServer } from 'webpack-dev-server';
import type { AppConfig, Mode } from './app-config.ts';
import { AssetListPlugin } from './asset-list-plugin.ts';
import { appBuild, baseConfig } from './base-config.ts';
import { CompressPlugin } from './compress-plugin.ts';
import { hostFederation } from './federation.ts';

/**
 * The build of the shell.
 *
 * @param folder of the app
 * @param devServer what `npm run dev` serves beside the assets: the page, registry and settings
 */
export function hostConfig(folder: string, devServer: DevServer = {}) {
  return (mode: Mode): AppConfig => {
    const build = appBuild(folder, mode);
    const config = baseConfig(build);

    return {
      webpack: {
        ...config,
        entry: { main: './src/index.tsx' },
        output: { ...config.output, publicPath: '/assets/' },
        plugins: [
          ...(config.plugins ?? []),
          hostFederation(),
          new AssetListPlugin(),
          ...(build.isProduction ? [new CompressPlugin()] : []),
        ],
      },
      devServer,
    };
  };
}
