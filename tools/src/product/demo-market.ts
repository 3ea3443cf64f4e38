import { join } from 'node:path';
import { runProgram } from '../processes/run-program.ts';
import { repositoryRoot } from '../webpack/workspace.ts';

const script = join(repositoryRoot, 'apps/api/src/seed/main.ts');

/**
 * Fills an empty database with the demo market (D3) and does not change any other. False in
 * production, where there are no demo accounts.
 */
export async function loadDemoMarket(
  env: Record<string, string>,
  log: (line: string) => void,
): Promise<boolean> {
  if (process.env.NODE_ENV === 'production') return false;
  const { code, output } = await runProgram(process.execPath, [script], {
    cwd: repositoryRoot,
    env,
  });
  if (code !== 0) throw new Error(`The demo market could not be loaded:\n${output}`);
  log(output.trim());
  return true;
}
