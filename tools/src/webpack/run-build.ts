import webpack, { type Configuration } from 'webpack';

/** Runs a build once and prints its errors and warnings. Returns whether it succeeded. */
export async function runBuild(config: Configuration): Promise<boolean> {
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack returned no compiler for the configuration.');

  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    compiler.run((error, done) => (error ? reject(error) : resolve(done)));
  });
  // Closing writes the file-system cache for the next build.
  await new Promise((resolve) => compiler.close(resolve));

  if (stats?.hasErrors() || stats?.hasWarnings()) {
    console.error(stats.toString({ preset: 'errors-warnings', colors: process.stderr.isTTY }));
  }

  return stats !== undefined && !stats.hasErrors();
}
