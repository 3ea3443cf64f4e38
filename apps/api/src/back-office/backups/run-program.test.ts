import { userInfo } from 'node:os';
import { expect, test } from '@jest/globals';
import { programRunner } from './run-program.ts';

const isRoot = process.getuid?.() === 0;
const account = isRoot ? 'nobody' : userInfo().username;
const run = programRunner(account);

test('a program runs as the account of the database, whoever calls', async () => {
  expect((await run('id', ['-un'])).trim()).toBe(account);
});

test('one that is not installed, or fails, says so', async () => {
  await expect(run('freely-missing', [])).rejects.toThrow('freely-missing is not installed.');
  await expect(run('ls', ['/nowhere'])).rejects.toThrow(/^ls failed: .*\/nowhere/);
});
