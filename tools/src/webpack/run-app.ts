import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { AppConfig, Mode } from './app-config.ts';
import { runBuild } from './run-build.ts';
import { SERVER_FILE } from './server-config.ts';
import { OWN_EXTENSION } from './workspace.ts';

/** The production build of the app in a folder: for browsers, and beside it that for the server. */
export async function buildApp(folder: string): Promise<boolean> {
  const { webpack: browser, server } = await configIn(folder, 'production');
  if (!server) return runBuild(browser);
  // The browser build empties the output folder.
  const output = { ...browser.output, clean: { keep: SERVER_FILE } };
  const built = await Promise.all([runBuild({ ...browser, output }), buildServerBeside(folder)]);

  return built.every(Boolean);
}

/** A build is computed by one thread, so that two of them take as long as the longer one. */
async function buildServerBeside(folder: string): Promise<boolean> {
  const file = `${import.meta.dirname}/server-build-thread${OWN_EXTENSION}`;
  const worker = new Worker(file, { workerData: folder });
  const [isBuilt] = await once(worker, 'message');

  return isBuilt;
}

/** The server build of an app with prerendered pages. */
export async function buildServer(folder: string): Promise<boolean> {
  const { server } = await configIn(folder, 'production');

  return server === undefined || runBuild(server);
}

/** Serves the app in a folder until the process is stopped. Resolves when its first build is served. */
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
  await new Promise((resolve) => server.middleware?.waitUntilValid(resolve));
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
