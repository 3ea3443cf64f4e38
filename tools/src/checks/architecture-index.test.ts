// ARCHITECTURE.md answers the questions of newcomers with a file and a name in it.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { repositoryRoot } from '../webpack/workspace.ts';

const read = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8');
const [, section = ''] = /## Where is …\?\n([\s\S]*?)\n## /.exec(read('ARCHITECTURE.md')) ?? [];
const rows = [...section.matchAll(/^\| (….*?) \| `([^`]+)`.*? \| `([^`]+)` \|$/gm)].map(
  ([, question = '', file = '', name = '']) => ({ question, file, name }),
);

test('it answers at least twelve questions, and every row is read', () => {
  expect(rows.length).toBeGreaterThanOrEqual(12);
  expect(rows).toHaveLength(section.split('\n').filter((line) => line.startsWith('| …')).length);
});

test.each(rows)('$question $file has $name', ({ file, name }) => {
  expect(read(file)).toMatch(new RegExp(`\\b${name}\\b`));
});

const contexts = [...read('ARCHITECTURE.md').matchAll(/^\| `([\w-]+)` \| (`.*?`) \|/gm)]
  .map(([, context = '', modules = '']) => ({ context, modules: modules.match(/[\w-]+/g) ?? [] }))
  .filter(({ context }) => existsSync(join(repositoryRoot, 'apps/api/src', context)));

test('the table of contexts has all that have modules', () => {
  expect(contexts).toHaveLength(8);
});

test.each(contexts)('$context has the modules that its row names', ({ context, modules }) => {
  const folders = globSync('*/index.ts', { cwd: join(repositoryRoot, 'apps/api/src', context) })
    .map((file) => dirname(file))
    // The kernel's module is the mechanism; every other context keeps its events in a folder of this name.
    .filter((folder) => folder !== 'events' || context === 'kernel');

  expect(folders.sort()).toEqual([...modules].sort());
});
