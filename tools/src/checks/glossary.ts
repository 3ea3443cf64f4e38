// One word for each thing: identifiers and file names use the terms of docs/glossary.md.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { repositoryRoot } from '../webpack/workspace.ts';
import type { Check } from './check.ts';
import { glossary } from './glossary-terms.ts';

const FILES = '{apps,libs,tools,e2e}/**/*.{ts,tsx,mjs,cjs,css}';
const LIST = 'tools/src/checks/glossary-terms.ts';

/** Comments, strings, templates and patterns: what the code says to people is not checked. */
const PROSE = new RegExp(
  [
    /\/\*[\s\S]*?\*\/|\/\/[^\n]*/,
    /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/,
    /(?<=[(,=:[!&|?{};]\s*)\/(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\//,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);
const TAG_TEXT = />[^<>{}]*</g;

/** Words of one name, in lower case, with a space around each. */
function wordsOf(name: string): string {
  const words = name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? [];

  return ` ${words.join(' ').toLowerCase()} `;
}

const banned = glossary.flatMap(({ term, not }) =>
  not.map((name) => ({ name, words: wordsOf(name), term })),
);

/**
 * Names that the database or a queue knows keep their word: `sealed_token`. Renaming them would need
 * a migration of live data.
 */
const isDatabaseName = (name: string) => /^[a-z\d]+(_[a-z\d]+)+$/.test(name);

/** What is wrong with the name of a file and the identifiers in it, as a line for each problem. */
export function glossaryProblems(file: string, text: string): string[] {
  const code = file.endsWith('.css')
    ? ''
    : text.replace(PROSE, ' ').replace(TAG_TEXT, (tag) => (tag.includes('\n') ? '>\n<' : '><'));
  const identifiers = new Set(code.match(/[A-Za-z_$][\w$]*/g));
  const names = [basename(file), ...identifiers].filter((name) => !isDatabaseName(name));

  return names.flatMap((name) => {
    const words = wordsOf(name);

    return banned
      .filter((ban) => words.includes(ban.words))
      .map((ban) => `${file}: "${name}" has "${ban.name}". The glossary says ${ban.term}.`);
  });
}

export function glossaryCheck(root = repositoryRoot): Check {
  return {
    title: 'Glossary (identifiers and file names)',
    run: async () => {
      const files = globSync(FILES, {
        cwd: root,
        exclude: (name) => /node_modules|dist|\.d\.ts$/.test(name) || name === LIST,
      });
      const problems = files
        .sort()
        .flatMap((file) => glossaryProblems(file, readFileSync(join(root, file), 'utf8')));
      const rerun = 'npx jest -c tools/jest.config.mjs glossary';

      return {
        passed: problems.length === 0 ? 1 : 0,
        failures: problems.map((what) => ({ what, rerun, evidence: [] })),
        output: problems.map((problem) => `${problem}\n`).join(''),
      };
    },
  };
}
