import { join } from 'node:path';
import { runNx } from '../processes/run-nx.ts';
import { repositoryRoot } from '../webpack/workspace.ts';

/** Builds everything for production; nx takes unchanged builds from its cache. */
export const buildProduct = (log: (line: string) => void) =>
  build('build', 'shell and remotes', log);

/**
 * Builds the gallery of the design system for production, also through nx's cache.
 *
 * @returns the folder of the build
 */
export async function buildGallery(log: (line: string) => void): Promise<string> {
  await build('gallery', 'the gallery', log);

  return join(repositoryRoot, 'apps/gallery/dist');
}

async function build(target: string, what: string, log: (line: string) => void): Promise<void> {
  log(`Building ${what}`);
  const started = Date.now();
  const { code, output } = await runNx(['run-many', '-t', target, '--output-style=static']);
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
  log(`Built ${what} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
