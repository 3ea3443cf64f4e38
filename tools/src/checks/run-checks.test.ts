import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { type Check, type CheckResult, inOrder } from './check.ts';
import { runChecks } from './run-checks.ts';

const passes: CheckResult = { passed: 2, failures: [], output: '' };
const fails: CheckResult = {
  passed: 1,
  failures: [{ what: 'one thing', rerun: 'npx one', evidence: ['shot.png'] }],
  output: 'all that the tool said',
};

let lines: string[] = [];
beforeEach(() => {
  lines = [];
  jest.spyOn(console, 'log').mockImplementation((line: unknown) => {
    lines.push(...String(line).split('\n'));
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

const check = (title: string, result: CheckResult, parts: Partial<Check> = {}): Check => ({
  title,
  run: async () => result,
  ...parts,
});

test('counts add up, and the count is the last line', async () => {
  const code = await runChecks([check('a', passes), check('b', passes)]);

  expect(code).toBe(0);
  expect(lines.at(-1)).toBe('4 passed, 0 failed');
});

test('a failure is told with its command and evidence, and everything else still runs', async () => {
  const code = await runChecks([check('a', fails), check('b', passes)]);

  expect(code).toBe(1);
  expect(lines).toEqual(
    expect.arrayContaining([
      'all that the tool said',
      '1. one thing',
      '   run: npx one',
      '   see: shot.png',
    ]),
  );
  expect(lines.at(-1)).toBe('3 passed, 1 failed');
});

test('a check that throws has failed', async () => {
  const broken = check('a', passes, {
    run: async () => {
      throw new Error('no disk');
    },
  });

  expect(await runChecks([broken])).toBe(1);
  expect(lines).toContain('1. a: Error: no disk');
});

test('what needs a failed check is not run, and has failed', async () => {
  let hasRun = false;
  const build = check('build', fails);
  const tests = check('tests', passes, {
    needs: [build],
    run: async () => {
      hasRun = true;
      return passes;
    },
  });

  expect(await runChecks([tests, build])).toBe(1);
  expect(hasRun).toBe(false);
  expect(lines.at(-1)).toBe('1 passed, 2 failed');
});

test('checks overlap unless one is after another, and each runs once', async () => {
  const running = new Set<string>();
  const beside: Record<string, string[]> = {};
  const slow = (title: string): Check =>
    check(title, passes, {
      run: async () => {
        beside[title] = [...running];
        running.add(title);
        for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
        running.delete(title);
        return passes;
      },
    });
  const chain = inOrder([slow('first'), slow('second')]);

  await runChecks([...chain, slow('alone')]);

  expect(beside).toEqual({
    first: [],
    second: expect.not.arrayContaining(['first']),
    alone: ['first'],
  });
  expect(lines.at(-1)).toBe('6 passed, 0 failed');
});
