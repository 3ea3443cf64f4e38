// The command of every browser app, from its own folder: `node …/run.ts build` or `… serve`.
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

/** One after the other: the first build empties the folder. */
async function build({ webpack: browser, server }: AppConfig): Promise<boolean> {
  return (await runBuild(browser)) && (server === undefined || (await runBuild(server)));
}

async function serve({ webpack: config, devServer }: AppConfig): Promise<void> {
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack made no compiler of the configuration.');

  // `npm run dev` shows five of these: each says only what is wrong.
  const quiet = { devMiddleware: { stats: 'errors-warnings' as const } };
  const server = new WebpackDevServer({ ...quiet, ...devServer() }, compiler);
  await server.start();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => server.stop().finally(() => process.exit(0)));
  }
}
