// Runs every example of `npm run new -- --help` in one copy of the checkout, as a newcomer would, and
// checks the copy once.
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { shapeProblems } from '../checks/module-shape.ts';
import { type CheckoutCopy, copyCheckout } from '../planted-faults/copy-checkout.ts';
import { repositoryRoot } from '../webpack/workspace.ts';

// Compiling the whole API takes long while other tests run in parallel.
jest.setTimeout(900_000);

const run = promisify(execFile);
const help = readFileSync(`${repositoryRoot}tools/src/commands/new.ts`, 'utf8');
const examples = [...help.matchAll(/^ {2}npm run new -- (\w+ .*)$/gm)].map(
  ([, args = '']): [string, string[]] => [args, args.split(' ')],
);

let copy: CheckoutCopy;
/** What the examples printed as created or changed, one example after another in one copy. */
const files: string[] = [];
beforeAll(async () => {
  copy = copyCheckout();
  for (const [, args] of examples) {
    const { stdout } = await run(process.execPath, ['tools/src/commands/new.ts', ...args], {
      cwd: copy.root,
    });
    const printed = [...stdout.matchAll(/^ {2}((?:apps|libs)\/\S+)$/gm)].map(
      ([, file = '']) => file,
    );
    expect([args, printed.filter(isTest).length > 0]).toEqual([args, true]);
    files.push(...printed);
  }
});
afterAll(() => copy.remove());

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const packageOf = (file: string) => file.split('/').slice(0, 2).join('/');
const packages = () => [...new Set(files.map(packageOf))];
const program = (name: string) => join(repositoryRoot, 'node_modules/.bin', name);

const sourceOf = (file: string) => readFileSync(join(copy.root, file), 'utf8');

/** What a program prints when it fails; empty when it does not. */
async function failure(file: string, ...args: string[]): Promise<string> {
  return run(file, args, { cwd: copy.root, maxBuffer: 2 ** 26 }).then(
    () => '',
    ({ stdout, stderr }: { stdout: string; stderr: string }) => `${stdout}${stderr}` || 'failed',
  );
}

test('the help has an example of each kind', () => {
  expect(examples.map(([, [kind]]) => kind)).toEqual(['feature', 'module', 'remote']);
});

test('what they create exists, has the shape of its kind, and passes Biome', async () => {
  expect(files.filter((file) => !existsSync(join(copy.root, file)))).toEqual([]);
  expect(files.flatMap((file) => shapeProblems(file, sourceOf(file)))).toEqual([]);
  expect(await failure(program('biome'), 'check', '--error-on-warnings', ...files)).toBe('');
});

test('its types and its messages are right', async () => {
  for (const folder of packages())
    expect(await failure(program('tsc'), '--singleThreaded', '-p', folder)).toBe('');
  expect(await failure(process.execPath, 'tools/src/commands/messages.ts')).toBe('');
});

test('its tests pass', async () => {
  const tests = files.filter(isTest);
  const projects = [...new Set(tests.map(packageOf))];

  expect(
    await failure(program('jest'), '--projects', ...projects, '--runTestsByPath', ...tests),
  ).toBe('');
});
