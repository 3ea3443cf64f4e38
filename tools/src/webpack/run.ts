// Builds or serves the browser app in the current folder: `node …/run.ts build` or `… serve`.
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { AppConfig } from './app-config.ts';
import { runBuild } from './run-build.ts';

const command = process.argv[2];
const folder = process.cwd();
const { default: configOf } = (await import(
  pathToFileURL(`${folder}/webpack.config.mjs`).href
)) as { default: (mode: 'production' | 'development') => AppConfig };

if (command === 'build') process.exitCode = (await build(configOf('production'))) ? 0 : 1;
else if (command === 'serve') await serve(configOf('development'));
else throw new Error('Usage: node run.ts build|serve');

/** The browser build runs first, because it empties the output folder. */
async function build({ webpack: browser, server }: AppConfig): Promise<boolean> {
  return (await runBuild(browser)) && (server === undefined || (await runBuild(server)));
}

async function serve({ webpack: config, devServer }: AppConfig): Promise<void> {
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack returned no compiler for the configuration.');

  // `npm run dev` shows the output of five of these, so each prints only errors and warnings.
  const quiet = { devMiddleware: { stats: 'errors-warnings' as const } };
  const server = new WebpackDevServer({ ...quiet, ...devServer() }, compiler);
  await server.start();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => server.stop().finally(() => process.exit(0)));
  }
}
