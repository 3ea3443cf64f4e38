// Every module of the API has the same shape: SQL in *.repository.ts, routes in *.routes.ts,
// use cases in files that are named for what they do.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../webpack/workspace.ts';
import type { Check } from './check.ts';

const modules = 'apps/api/src/{kernel,people,practice,market,booking,money,back-office}/*';
/** They mount the calls of all routes. */
const definesServe = ['serve', 'serve-read'].map((file) => `apps/api/src/kernel/http/${file}.ts`);

const rules = [
  {
    pattern: /\bsql(?:<[^`]*?>)?`|\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(/,
    belongsTo: '.repository.ts',
    problem: 'has SQL. Move it to a function in a *.repository.ts of the module.',
  },
  {
    pattern: /\bserve(?:Read)?\(|\b(?:app|scope|base)\.(?:route|get|put|post|delete|patch|all)\(/,
    belongsTo: '.routes.ts',
    problem: 'serves a route. Move it to a *.routes.ts of the module, which calls a use case.',
  },
];

/** What is wrong with a file of a module, as a line for each problem. */
export function shapeProblems(file: string, text: string): string[] {
  if (file.endsWith('.test.ts') || definesServe.includes(file)) return [];

  const named = file.endsWith('.service.ts')
    ? [`${file} has the name of a layer. Name it for what it does: a verb and its object.`]
    : [];
  const misplaced = rules
    .filter(({ belongsTo, pattern }) => !file.endsWith(belongsTo) && pattern.test(text))
    .map(({ problem }) => `${file} ${problem}`);

  return [...named, ...misplaced];
}

export function moduleShape(root = repositoryRoot): Check {
  return {
    title: 'Shape of the API’s modules',
    run: async () => {
      const files = globSync([`${modules}/**/*.ts`, 'apps/api/src/notifications/**/*.ts'], {
        cwd: root,
      });
      const problems = files
        .sort()
        .flatMap((file) => shapeProblems(file, readFileSync(join(root, file), 'utf8')));
      const rerun = 'npx jest -c tools/jest.config.mjs module-shape';

      return {
        passed: problems.length === 0 ? 1 : 0,
        failures: problems.map((what) => ({ what, rerun, evidence: [] })),
        output: problems.map((problem) => `${problem}\n`).join(''),
      };
    },
  };
}
