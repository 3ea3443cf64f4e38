import { runNx } from '../processes/run-nx.ts';

/** The production build of a remote or the shell, from Nx's cache where nothing changed. */
export async function buildUnit(unit: string): Promise<void> {
  const { code, output } = await runNx([
    ...['run-many', '-t', 'build', '-p', `@freely/${unit}`],
    '--output-style=static',
  ]);
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
}
