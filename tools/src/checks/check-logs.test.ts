import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { checkLogs } from './check-logs.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'freely-logs-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

test('one line of one process with something of a person is a failure that names it', () => {
  write('api.log', '{"msg":"call","status":200}\n{"msg":"no user ada@freely.example"}\n');
  write('shell.log', '');
  write('sandbox.log', 'mail to ada@freely.example\n');

  const { passed, failures } = checkLogs(folder);

  expect(passed).toBe(0);
  expect(failures.map(({ what }) => what)).toEqual(['api.log:2 has an email (ada@…)']);
});

test('logs without them pass, but not logs without a line', () => {
  write('api.log', '{"msg":"call","status":200}\n');
  write('shell.log', '');
  expect(checkLogs(folder)).toMatchObject({ passed: 2, failures: [] });

  write('api.log', '');
  expect(checkLogs(folder).failures).toHaveLength(1);
});
