// docs/operations.md is read on a bad day: its commands, files and alerts have to exist.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { repositoryRoot } from '../webpack/workspace.ts';

const read = (path: string) => readFileSync(repositoryRoot + path, 'utf8');
const page = read('docs/operations.md');
const pages = page + read('deploy/README.md');
const matches = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, found]) => found ?? ''))].sort();

test('every command exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const used = matches(pages, /npm run ([\w:-]+)/g);

  expect(used).toContain('ops');
  expect(used.filter((name) => !(name in scripts))).toEqual([]);
});

test('every command of operators is in its help', () => {
  const operations = read('apps/api/src/ops.ts');
  const verbs = ['list', 'add', 'disable', 'retry', 'resend', 'replay', 'check', 'rotate'];
  const used = matches(pages, /npm run ops -- ([a-z][a-z-]+(?: [a-z-]+)?)/g).map((words) => {
    const [noun = '', verb = ''] = words.split(' ');
    return verbs.includes(verb) ? `${noun} ${verb}` : noun;
  });

  expect(used.length).toBeGreaterThan(8);
  expect(used.filter((words) => !operations.includes(`npm run ops -- ${words}`))).toEqual([]);
});

test.each(['prometheus', 'compose'])(
  'the rules of deploy/%s are looked at as often as they need',
  (folder) => {
    const shipped = read(`deploy/${folder}/prometheus.yml`);

    expect(shipped).toMatch(/^global:\n(?: .*\n)* {2}evaluation_interval: 15s$/m);
    expect(read('deploy/prometheus/alerts.test.yml')).toMatch(/^evaluation_interval: 15s$/m);
  },
);

test('every file exists', () => {
  const files = matches(page, /`(deploy\/[\w./-]+)`/g);

  expect(files.length).toBeGreaterThan(2);
  expect(files.filter((file) => !existsSync(repositoryRoot + file))).toEqual([]);
});

test('every link leads to a file, above all to the tests of what was broken once', () => {
  const linked = matches(page, /\]\((?!https?:)([^)#]+)/g);

  expect(linked.filter((file) => !existsSync(`${repositoryRoot}docs/${file}`))).toEqual([]);
  expect(linked.filter((file) => file.endsWith('.test.ts')).length).toBeGreaterThan(10);
});

test('what `npm run debian` is said to try, it knows', () => {
  const help = read('tools/src/commands/debian.ts');
  const verbs = matches(pages, /npm run debian -- ([\w-]+)/g);

  expect(verbs.length).toBeGreaterThan(4);
  expect(verbs.filter((verb) => !new RegExp(`^  ${verb} `, 'm').test(help))).toEqual([]);
});

test('every alert has its cause and cure, and reads what is measured', () => {
  const rules = read('deploy/prometheus/alerts.yml');
  const measured =
    read('apps/api/src/back-office/operations/measures.ts') +
    read('apps/api/src/back-office/operations/measure-replicas.ts') +
    read('apps/api/src/back-office/watch/folders.ts') +
    read('apps/api/src/infrastructure/metrics/timings.ts');
  const metrics = matches(
    rules + read('deploy/grafana/freely.json'),
    /\b(freely_\w+?)(?:_bucket|_count)?\b/g,
  );

  expect(matches(rules, /alert: (\w+)/g)).toEqual(matches(page, /^\| `(Freely\w+)`/gm));
  expect(metrics.length).toBeGreaterThan(8);
  expect(metrics.filter((name) => !measured.includes(`'${name}'`))).toEqual([]);
});

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

const promtool = (...args: string[]) => spawnSync('promtool', args, { encoding: 'utf8' });

(hasPromtool ? test : test.skip)('promtool of Debian’s prometheus accepts the rules', () => {
  const { status, stderr } = promtool(
    'check',
    'rules',
    `${repositoryRoot}deploy/prometheus/alerts.yml`,
  );

  expect([status, stderr]).toEqual([0, '']);
});

(hasPromtool ? test : test.skip)('what stands still is an alert within a minute', () => {
  const { status, stdout } = promtool(
    ...['test', 'rules', `${repositoryRoot}deploy/prometheus/alerts.test.yml`],
  );

  expect([status, stdout]).toEqual([0, expect.stringContaining('SUCCESS')]);
});
