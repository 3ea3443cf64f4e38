import type { AppConfig, Mode } from './app-config.ts';
import { AssetListPlugin } from './asset-list-plugin.ts';
import { appBuild, baseConfig } from './base-config.ts';
import { compileHint } from './compile-hint.ts';
import { CompressPlugin } from './compress-plugin.ts';
import { hostFederation } from './federation.ts';
import { type DevSite, hostDevServer } from './host-dev-server.ts';
import { LeanFederationPlugin } from './lean-federation-plugin.ts';
import { PackagesPlugin } from './packages-plugin.ts';
import { hostServerConfig } from './server-config.ts';
import { SharedNamesPlugin } from './shared-names-plugin.ts';
import { UsedCallsPlugin } from './used-calls-plugin.ts';

/**
 * React in a file of its own. What a browser does to make one file ready is one task, however the code of the file
 * is divided, and keeps a tap waiting: 60 ms on a cheap phone while both were one.
 */
const reactFile = {
  test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  name: 'react',
  chunks: 'initial',
  enforce: true,
} as const;

/**
 * The build of the shell.
 *
 * @param folder of the app
 * @param site what `npm run dev` serves besides the assets
 */
export function hostConfig(folder: string, site: () => DevSite) {
  return (mode: Mode): AppConfig => {
    const build = appBuild(folder, mode);
    const config = baseConfig(build);

    return {
      webpack: {
        ...config,
        entry: { main: './src/index.ts' },
        // A release finds its own folder; the development server has one fixed path.
        output: { ...config.output, publicPath: build.isProduction ? 'auto' : '/assets/' },
        optimization: {
          ...config.optimization,
          splitChunks: { ...config.optimization?.splitChunks, cacheGroups: { react: reactFile } },
        },
        plugins: [
          ...(config.plugins ?? []),
          hostFederation(),
          new LeanFederationPlugin(),
          new AssetListPlugin(),
          new SharedNamesPlugin('offers.json'),
          new UsedCallsPlugin(),
          ...(build.isProduction
            ? [compileHint(), new CompressPlugin(), new PackagesPlugin()]
            : []),
        ],
      },
      server: hostServerConfig(build),
      devServer: () => hostDevServer(site()),
    };
  };
}
