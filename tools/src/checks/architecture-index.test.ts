// ARCHITECTURE.md answers the questions of newcomers with a file and a name in it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
