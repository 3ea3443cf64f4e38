// docs/platform.md is read at three in the morning: its commands and its tests have to exist.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { faultAreas } from '../planted-faults/fault-areas.ts';
import { verbs } from '../platform/verbs/index.ts';
import { repositoryRoot } from '../webpack/workspace.ts';

const page = readFileSync(`${repositoryRoot}docs/platform.md`, 'utf8');
const { scripts } = JSON.parse(readFileSync(`${repositoryRoot}package.json`, 'utf8')) as {
  scripts: Record<string, string>;
};
const commands = [...page.matchAll(/npm run ([\w:]+)(?: -- ([\w-]+))?/g)].map(
  ([, script = '', argument = '']) => ({ script, argument }),
);

test('every command is a script, every verb one of the tool', () => {
  const unknown = commands.filter(
    ({ script, argument }) =>
      !(script in scripts) ||
      (script === 'platform' && argument !== '' && argument !== '--help' && !(argument in verbs)),
  );

  expect(unknown).toEqual([]);
  expect(commands.length).toBeGreaterThan(20);
});

const rows = page
  .split('\n')
  .map((line) => /^\| (\d+) \| (.+) \| (.+) \| (.+) \|$/.exec(line))
  .filter((row) => row !== null);

test('there are 38 capabilities, and each that is here names its test', () => {
  expect(rows.map(([, number]) => Number(number))).toEqual(
    Array.from({ length: 38 }, (_, index) => index + 1),
  );
  const unproven = rows.filter(
    ([, , , here = '', tests]) => !here.startsWith('–') && tests === '–',
  );

  expect(unproven.map(([, , capability]) => capability)).toEqual([]);
});

test('every file that the page links to exists', () => {
  const linked = [...page.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, file = '']) => file);

  expect(linked.filter((file) => !existsSync(join(repositoryRoot, 'docs', file)))).toEqual([]);
  expect(linked.length).toBeGreaterThan(40);
});

test('every planted fault that the page names is planted', () => {
  const [, table = ''] = /## What was broken once([\s\S]*?)\n## /.exec(page) ?? [];
  const named = [...table.matchAll(/`([a-z]+(?:-[a-z]+)+)`/g)].map(([, id = '']) => id);
  const known = faultAreas.flatMap(({ faults }) => faults.map(({ id }) => id));

  expect(named.filter((id) => !known.includes(id))).toEqual([]);
  expect(named.length).toBeGreaterThan(15);
});
