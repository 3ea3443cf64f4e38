import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { AppConfig, Mode } from './app-config.ts';
import { runBuild } from './run-build.ts';

/**
 * The production build of the app in a folder. The browser build runs first, because it empties the
 * output folder.
 */
export async function buildApp(folder: string): Promise<boolean> {
  const { webpack: browser, server } = await configIn(folder, 'production');

  return (await runBuild(browser)) && (server === undefined || (await runBuild(server)));
}

/** Serves the app in a folder until the process is stopped. */
export async function serveApp(folder: string): Promise<void> {
  const isForDeployed = Boolean(process.env.FOR_DEPLOYED_SHELL);
  const mode = isForDeployed ? 'production' : 'development';
  const { webpack: config, devServer } = await configIn(folder, mode);
  const compiler = webpack(isForDeployed ? readable(config) : config);
  if (!compiler) throw new Error('webpack returned no compiler for the configuration.');

  // `npm run dev` shows the output of five of these, so each prints only errors and warnings.
  const quiet = { devMiddleware: { stats: 'errors-warnings' as const } };
  const still = isForDeployed ? { liveReload: false, client: false as const } : {};
  const server = new WebpackDevServer({ ...quiet, ...devServer(), ...still }, compiler);
  await server.start();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => server.stop().finally(() => process.exit(0)));
  }
}

/**
 * For a deployed shell, whose React is the production one and whose policy allows no eval and no
 * sockets: the production build, with its source maps, not minified.
 */
function readable(config: Configuration): Configuration {
  return {
    ...config,
    devtool: 'source-map',
    cache: false,
    optimization: { ...config.optimization, minimize: false },
  };
}

async function configIn(folder: string, mode: Mode): Promise<AppConfig> {
  const file = pathToFileURL(`${folder}/webpack.config.mjs`).href;
  const { default: configOf } = (await import(file)) as { default: (mode: Mode) => AppConfig };

  return configOf(mode);
}
