// What can be known without running the product: form, types, boundaries, dead code.
import { join } from 'node:path';
import { runProgram } from '../processes/run-program.ts';
import { repositoryRoot } from '../webpack/workspace.ts';
import type { Check, CheckResult } from './check.ts';
import { workspacesWith } from './workspaces.ts';

const program = (name: string) => join(repositoryRoot, 'node_modules', '.bin', name);

/** Programs that look at everything at once, with their arguments. */
export const wholeTools = {
  biome: ['check', '--error-on-warnings'],
  depcruise: ['apps', 'libs', 'tools', 'e2e', '--config', '.dependency-cruiser.mjs'],
  knip: ['--no-progress'],
};

export const lint: Check = toolCheck('Form and lint (Biome)', 'biome');

export const boundaries: Check = toolCheck('Boundaries (dependency-cruiser)', 'depcruise');

export const deadCode: Check = toolCheck('Dead code (knip)', 'knip');

export const types: Check = {
  title: 'Types (tsc, each package)',
  run: async () => {
    const total: CheckResult = { passed: 0, failed: 0, output: '' };
    for (const { folder } of workspacesWith('tsconfig.json')) {
      const { code, output } = await runProgram(
        program('tsc'),
        ['-p', folder, '--pretty', String(process.stdout.isTTY ?? false)],
        { cwd: repositoryRoot },
      );
      if (code === 0) total.passed += 1;
      else {
        total.failed += 1;
        total.output += `${folder}\n${output}\n`;
      }
    }
    return total;
  },
};

function toolCheck(title: string, name: keyof typeof wholeTools): Check {
  return {
    title,
    run: async () => {
      const { code, output } = await runProgram(program(name), wholeTools[name], {
        cwd: repositoryRoot,
      });
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
    },
  };
}
