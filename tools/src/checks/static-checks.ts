// Checks that do not run the product: format and lint, types, boundaries, module shape, glossary, dead
// code, messages.
import { join } from 'node:path';
import { runProgram } from '../processes/run-program.ts';
import { repositoryRoot } from '../webpack/workspace.ts';
import { type Check, type CheckResult, type Failure, inSequence } from './check.ts';
import { glossaryCheck } from './glossary.ts';
import { moduleShape } from './module-shape.ts';
import { workspacesWith } from './workspaces.ts';

const program = (name: string) => join(repositoryRoot, 'node_modules', '.bin', name);

/** Programs that check the whole repository at once, with their arguments. */
export const repositoryTools = {
  biome: ['check', '--error-on-warnings'],
  depcruise: ['apps', 'libs', 'tools', 'e2e', '--config', '.dependency-cruiser.mjs'],
  knip: ['--no-progress'],
};

/**
 * Run one after another, so that they take only one core from the checks that run in parallel.
 *
 * @param packages names of the packages whose types are checked; default: all
 */
export function staticChecks(packages?: ReadonlySet<string>): Check[] {
  return inSequence([
    toolCheck('Format and lint (Biome)', 'npm run lint', 'biome'),
    types(packages),
    toolCheck('Boundaries (dependency-cruiser)', 'npm run boundaries', 'depcruise'),
    moduleShape(),
    glossaryCheck(),
    toolCheck('Dead code (knip)', 'npm run deadcode', 'knip'),
    messages,
  ]);
}

const messages: Check = {
  title: 'Messages (keys, catalogues, routes)',
  run: async () => {
    const script = join(repositoryRoot, 'tools/bin/messages.mjs');
    const { code, output } = await runProgram(process.execPath, [script], { cwd: repositoryRoot });

    return resultOf(code, output, 'Messages', 'npm run messages');
  },
};

function types(packages?: ReadonlySet<string>): Check {
  return {
    title: 'Types (tsc, each package)',
    run: async () => {
      const failures: Failure[] = [];
      let passed = 0;
      let errors = '';
      for (const { folder, name } of workspacesWith('tsconfig.json')) {
        if (packages && !packages.has(name)) continue;
        const { code, output } = await runProgram(
          program('tsc'),
          [
            ...['-p', folder, ...buildInfo(folder)],
            // Several threads check some types twice: twice the processor time on two cores.
            '--singleThreaded',
            ...['--pretty', String(process.stdout.isTTY ?? false)],
          ],
          { cwd: repositoryRoot },
        );
        if (code === 0) passed += 1;
        else {
          const rerun = `npx tsc -p ${folder}`;
          failures.push({ what: `Types of ${folder}`, rerun, evidence: [] });
          errors += `${folder}\n${output}\n`;
        }
      }
      return { passed, failures, output: errors };
    },
  };
}

/** Keeps the compiler's build info between runs, so that unchanged files are not checked again. */
const buildInfo = (folder: string) => [
  '--incremental',
  '--tsBuildInfoFile',
  join(repositoryRoot, '.freely/types', `${folder.replaceAll('/', '-')}.tsbuildinfo`),
];

function toolCheck(title: string, rerun: string, name: keyof typeof repositoryTools): Check {
  return {
    title,
    run: async () => {
      const { code, output } = await runProgram(program(name), repositoryTools[name], {
        cwd: repositoryRoot,
      });

      return resultOf(code, output, title, rerun);
    },
  };
}

function resultOf(code: number, output: string, what: string, rerun: string): CheckResult {
  return code === 0
    ? { passed: 1, failures: [], output }
    : { passed: 0, failures: [{ what, rerun, evidence: [] }], output };
}
