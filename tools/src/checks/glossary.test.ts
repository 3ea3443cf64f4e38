import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { repositoryRoot } from '../webpack/workspace.ts';
import { glossaryCheck, glossaryProblems } from './glossary.ts';
import { glossaryPage } from './glossary-page.ts';

const file = 'apps/api/src/booking/bookings/cancel.ts';

test.each([
  ['a function', 'function callOff() {}', 'callOff'],
  ['part of a name', 'const wasCalledOffByAdmin = true;', 'calledOff'],
  ['a type', 'interface BoneProps {}', 'bone'],
  ['a constant', 'const MAX_PATIENCE = 3;', 'patience'],
  ['an import', "import { tidyUp } from './sweep.ts';", 'tidyUp'],
])('%s with a word that the glossary replaces is refused', (_, text, word) => {
  expect(glossaryProblems(file, text)).toEqual([expect.stringContaining(`has "${word}"`)]);
});

test('so is a file’s name, and the term to use is named', () => {
  expect(glossaryProblems('libs/ui/src/bones/bone.css', '')).toEqual([
    'libs/ui/src/bones/bone.css: "bone.css" has "bone". The glossary says skeleton.',
  ]);
});

test('comments, messages, longer words and names of the database are free', () => {
  const text = [
    '// He ran out of patience at the door.',
    "const title = 'What our customers say';",
    'const title = `at the moment`;',
    'return <p>They say so.</p>;',
    'const backbone = row.stranded_since;',
  ].join('\n');

  expect(glossaryProblems(file, text)).toEqual([]);
});

test('the code keeps to it, and the page shows it', async () => {
  const { failures } = await glossaryCheck().run(() => {});

  expect(failures.map(({ what }) => what)).toEqual([]);
  expect(readFileSync(join(repositoryRoot, 'docs/glossary.md'), 'utf8')).toBe(glossaryPage());
});
