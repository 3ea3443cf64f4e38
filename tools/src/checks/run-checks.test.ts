import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { type Check, type CheckResult, inSequence } from './check.ts';
import { runChecks } from './run-checks.ts';

const passes: CheckResult = { passed: 2, failures: [], output: '' };
const fails: CheckResult = {
  passed: 1,
  failures: [{ what: 'one thing', rerun: 'npx one', evidence: ['shot.png'] }],
  output: 'the whole output',
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

test('the last line has the total counts', async () => {
  const code = await runChecks([check('a', passes), check('b', passes)]);

  expect(code).toBe(0);
  expect(lines.at(-1)).toBe('4 passed, 0 failed');
});

test('tests that were not run again are counted, and said to be', async () => {
  await runChecks([check('a', { ...passes, cached: 1 }), check('b', passes)]);

  expect(lines.at(-1)).toBe('4 passed, 0 failed');
  expect(lines.at(-2)).toBe('');
  expect(lines.at(-3)).toMatch(/^1 of the tests passed before and were not run again/);
});

test('a failure is printed with its command and evidence, and the other checks still run', async () => {
  const code = await runChecks([check('a', fails), check('b', passes)]);

  expect(code).toBe(1);
  expect(lines).toEqual(
    expect.arrayContaining([
      'the whole output',
      '1. one thing',
      '   run: npx one',
      '   see: shot.png',
    ]),
  );
  expect(lines.at(-1)).toBe('3 passed, 1 failed');
});

test('a check that throws is a failure', async () => {
  const broken = check('a', passes, {
    run: async () => {
      throw new Error('no disk');
    },
  });

  expect(await runChecks([broken])).toBe(1);
  expect(lines).toContain('1. a: Error: no disk');
});

test('a check that needs a failed check is not run, and counts as failed', async () => {
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

test('checks run in parallel unless one waits for another, and each runs once', async () => {
  const running = new Set<string>();
  const inParallel: Record<string, string[]> = {};
  const slow = (title: string): Check =>
    check(title, passes, {
      run: async () => {
        inParallel[title] = [...running];
        running.add(title);
        for (let tick = 0; tick < 5; tick += 1) await new Promise(setImmediate);
        running.delete(title);
        return passes;
      },
    });
  const chain = inSequence([slow('first'), slow('second')]);

  await runChecks([...chain, slow('alone')]);

  expect(inParallel).toEqual({
    first: [],
    second: expect.not.arrayContaining(['first']),
    alone: ['first'],
  });
  expect(lines.at(-1)).toBe('6 passed, 0 failed');
});
