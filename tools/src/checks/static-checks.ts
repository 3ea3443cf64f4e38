// What can be known without running the product: form, types, boundaries, dead code.
import { join } from 'node:path';
import { runProgram } from '../processes/run-program.ts';
import { repositoryRoot } from '../webpack/workspace.ts';
import { type Check, type Failure, inOrder } from './check.ts';
import { workspacesWith } from './workspaces.ts';

const program = (name: string) => join(repositoryRoot, 'node_modules', '.bin', name);

/** Programs that look at everything at once, with their arguments. */
export const wholeTools = {
  biome: ['check', '--error-on-warnings'],
  depcruise: ['apps', 'libs', 'tools', 'e2e', '--config', '.dependency-cruiser.mjs'],
  knip: ['--no-progress'],
};

/**
 * One after the other: each would take a core from what runs beside them.
 *
 * @param packages whose types are checked, by their names; without it, of all
 */
export function staticChecks(packages?: ReadonlySet<string>): Check[] {
  return inOrder([
    toolCheck('Form and lint (Biome)', 'npm run lint', 'biome'),
    types(packages),
    toolCheck('Boundaries (dependency-cruiser)', 'npm run boundaries', 'depcruise'),
    toolCheck('Dead code (knip)', 'npm run deadcode', 'knip'),
  ]);
}

function types(packages?: ReadonlySet<string>): Check {
  return {
    title: 'Types (tsc, each package)',
    run: async () => {
      const failures: Failure[] = [];
      let passed = 0;
      let said = '';
      for (const { folder, name } of workspacesWith('tsconfig.json')) {
        if (packages && !packages.has(name)) continue;
        const { code, output } = await runProgram(
          program('tsc'),
          ['-p', folder, ...kept(folder), '--pretty', String(process.stdout.isTTY ?? false)],
          { cwd: repositoryRoot },
        );
        if (code === 0) passed += 1;
        else {
          const rerun = `npx tsc -p ${folder}`;
          failures.push({ what: `Types of ${folder}`, rerun, evidence: [] });
          said += `${folder}\n${output}\n`;
        }
      }
      return { passed, failures, output: said };
    },
  };
}

/** What the compiler found out is kept between runs: files that are the same are not read again. */
const kept = (folder: string) => [
  '--incremental',
  '--tsBuildInfoFile',
  join(repositoryRoot, '.freely/types', `${folder.replaceAll('/', '-')}.tsbuildinfo`),
];

function toolCheck(title: string, rerun: string, name: keyof typeof wholeTools): Check {
  return {
    title,
    run: async () => {
      const { code, output } = await runProgram(program(name), wholeTools[name], {
        cwd: repositoryRoot,
      });
      return code === 0
        ? { passed: 1, failures: [], output }
        : { passed: 0, failures: [{ what: title, rerun, evidence: [] }], output };
    },
  };
}
