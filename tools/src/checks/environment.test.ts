// deploy/environment.md lists every setting: each variable that code reads has to be in it.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '../../..');
// Variables of the system, npm, Playwright and the federation plugin, and what one of our commands passes to
// another.
const external = new Set([
  'PATH',
  'CI',
  'TMPDIR',
  'DEBIAN_FRONTEND',
  'PLAYWRIGHT_JSON_OUTPUT_FILE',
  'TEST_PARALLEL_INDEX',
  'FEDERATION_WEBPACK_PATH',
  'FOR_DEPLOYED_SHELL',
  'ADMIN_EMAIL',
  'ADMIN_LINK',
  'RESULTS_DIR',
]);

function variablesRead(): Set<string> {
  const files = globSync(['apps/*/{src,server}/**/*.ts', 'tools/src/**/*.ts', 'e2e/**/*.ts'], {
    cwd: root,
    exclude: (path) => path.includes('node_modules') || path.endsWith('.test.ts'),
  });
  const read = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const members = text.matchAll(/\b(?:env|environment|given)\.([A-Z][A-Z_]+)\b/g);
    const ports = text.matchAll(/'([A-Z]+_PORT)'/g);
    const destructured = text.matchAll(/\{ ([A-Z][A-Z_]+) \} = process\.env/g);
    return [...members, ...ports, ...destructured].map(([, name]) => name ?? '');
  });
  return new Set(read.filter((name) => !external.has(name)));
}

test('every variable that code reads is in deploy/environment.md', () => {
  const text = readFileSync(join(root, 'deploy/environment.md'), 'utf8');
  const documented = new Set(text.match(/\b[A-Z][A-Z_]+\b/g));

  const variables = variablesRead();

  expect(variables.size).toBeGreaterThan(20);
  expect([...variables].filter((name) => !documented.has(name))).toEqual([]);
});
