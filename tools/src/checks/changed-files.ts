import { runNx } from '../processes/run-nx.ts';
import { runProgram } from '../processes/run-program.ts';
import { repositoryRoot } from '../webpack/workspace.ts';

/**
 * Files that differ from the merge base of `base` and HEAD, committed or not, as paths from the root.
 * Throws when `base` is no commit.
 */
export async function changedFiles(base: string): Promise<string[]> {
  const mergeBase = (await git(['merge-base', base, 'HEAD'])).trim();
  const lists = await Promise.all([
    git(['diff', '--name-only', mergeBase]),
    git(['ls-files', '--others', '--exclude-standard']),
  ]);

  return lists.flatMap((list) => list.split('\n').filter(Boolean));
}

/** The packages that these files belong to, and those that depend on them. */
export async function affectedPackages(files: readonly string[]): Promise<Set<string>> {
  if (files.length === 0) return new Set();
  const { code, output } = await runNx([
    ...['show', 'projects', '--affected', `--files=${files.join()}`],
    '--json',
  ]);
  const list = output.match(/^\[.*\]$/m)?.[0];
  if (code !== 0 || !list) throw new Error(`nx cannot tell what is affected:\n${output}`);

  return new Set(JSON.parse(list) as string[]);
}

async function git(args: string[]): Promise<string> {
  const { code, output } = await runProgram('git', args, { cwd: repositoryRoot });
  if (code !== 0) throw new Error(`git ${args[0]}: ${output.trim()}`);

  return output;
}
