// The command of every browser app, from its own folder: `node …/run.ts build` or `… serve`.
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { AppConfig } from './app-config.ts';

const command = process.argv[2];
const folder = process.cwd();
const { default: configOf } = (await import(
  pathToFileURL(`${folder}/webpack.config.mjs`).href
)) as { default: (mode: 'production' | 'development') => AppConfig };

if (command === 'build') await build(configOf('production').webpack);
else if (command === 'serve') await serve(configOf('development'));
else throw new Error('Usage: node run.ts build|serve');

async function build(config: Configuration): Promise<void> {
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack made no compiler of the configuration.');

  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    compiler.run((error, done) => (error ? reject(error) : resolve(done)));
  });
  // Closing writes the file-system cache: without it the next build is a cold one.
  await new Promise((resolve) => compiler.close(resolve));

  if (stats?.hasErrors() || stats?.hasWarnings()) {
    console.error(stats.toString({ preset: 'errors-warnings', colors: process.stderr.isTTY }));
  }
  if (!stats || stats.hasErrors()) process.exitCode = 1;
}

async function serve({ webpack: config, devServer }: AppConfig): Promise<void> {
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack made no compiler of the configuration.');

  const server = new WebpackDevServer(devServer, compiler);
  await server.start();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => server.stop().finally(() => process.exit(0)));
  }
}
