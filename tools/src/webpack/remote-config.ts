import type { Configuration as DevServer } from 'webpack-dev-server';
import type { AppConfig, Mode } from './app-config.ts';
import { appBuild, baseConfig } from './base-config.ts';
import { CompressPlugin } from './compress-plugin.ts';
import { devPort } from './dev-ports.ts';
import { remoteFederation } from './federation.ts';
import { LeanFederationPlugin } from './lean-federation-plugin.ts';
import { PackagesPlugin } from './packages-plugin.ts';
import { RouteAssetsPlugin } from './route-assets-plugin.ts';
import { remoteServerConfig } from './server-config.ts';
import { SharedNamesPlugin } from './shared-names-plugin.ts';
import { UsedCallsPlugin } from './used-calls-plugin.ts';

interface RemoteOptions {
  /** True when some of its routes have the handle `prerendered`. */
  readonly hasPrerenderedPages?: boolean;
}

/**
 * The build of a remote.
 *
 * @param folder of the app
 */
export function remoteConfig(folder: string, { hasPrerenderedPages = false }: RemoteOptions = {}) {
  return (mode: Mode): AppConfig => {
    const build = appBuild(folder, mode);
    const config = baseConfig(build);

    return {
      webpack: {
        ...config,
        // The container is the only entry; federation adds it.
        entry: {},
        plugins: [
          ...(config.plugins ?? []),
          remoteFederation(build.app),
          new LeanFederationPlugin(),
          new RouteAssetsPlugin(`${folder}/src/routes.tsx`),
          new SharedNamesPlugin('needs.json'),
          new UsedCallsPlugin(),
          ...(build.isProduction ? [new CompressPlugin(), new PackagesPlugin()] : []),
        ],
      },
      ...(hasPrerenderedPages ? { server: remoteServerConfig(build) } : {}),
      devServer: () => remoteDevServer(devPort(build.app, folder)),
    };
  };
}

function remoteDevServer(port: number): DevServer {
  return {
    port,
    host: 'localhost',
    hot: false,
    liveReload: true,
    static: false,
    // The page that loads the remote has another origin.
    headers: { 'Access-Control-Allow-Origin': '*' },
    allowedHosts: 'all',
    client: { overlay: false, logging: 'warn' },
  };
}
