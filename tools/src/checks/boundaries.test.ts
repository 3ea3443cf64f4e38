// Breaks each rule of .dependency-cruiser.mjs once, in a small source tree made for the test.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '../../..');

const apiContexts = [
  'infrastructure',
  'kernel',
  'people',
  'practice',
  'market',
  'booking',
  'money',
  'back-office',
  'notifications',
];
/** From each context of the API to the next higher one. */
const arrowsUp = apiContexts.slice(0, -1).map((lower, at): [string, string, string] => {
  const higher = apiContexts[at + 1];
  const target = higher === 'notifications' ? higher : `${higher}/events`;

  return [
    `api-${lower}-imports-lower-contexts`,
    `apps/api/src/${lower}/up/a.ts`,
    `apps/api/src/${target}/index.ts`,
  ];
});

const violations: [rule: string, from: string, to: string][] = [
  ['no-app-to-app', 'apps/shell/src/a.ts', 'apps/mfe-admin/src/x.ts'],
  [
    'tests-import-the-sandbox-entry-point',
    'apps/api/src/b.test.ts',
    'apps/sandbox/src/stripe/x.ts',
  ],
  [
    'no-feature-to-feature',
    'apps/shell/src/features/one/a.ts',
    'apps/shell/src/features/two/index.ts',
  ],
  ['features-have-one-entry-point', 'apps/shell/src/b.ts', 'apps/shell/src/features/two/page.ts'],
  [
    'features-do-not-import-routes',
    'apps/shell/src/features/one/b.ts',
    'apps/shell/src/routes.tsx',
  ],
  [
    'api-modules-have-one-entry-point',
    'apps/api/src/money/one/a.ts',
    'apps/api/src/booking/two/change-two.ts',
  ],
  [
    'api-modules-have-one-entry-point',
    'apps/api/src/people/one/c.ts',
    'apps/api/src/kernel/http/serve.ts',
  ],
  [
    'api-composition-uses-entry-points',
    'apps/api/src/main.ts',
    'apps/api/src/infrastructure/database/connect.ts',
  ],
  ...arrowsUp,
  [
    'api-contexts-do-not-import-the-composition',
    'apps/api/src/people/one/d.ts',
    'apps/api/src/contexts.ts',
  ],
  [
    'api-imports-only-domain-and-contract',
    'apps/api/src/c.ts',
    'libs/api-client/src/client/index.ts',
  ],
  ['demo-market-imports-only-art', 'apps/api/src/seed/a.ts', 'libs/ui/src/x.ts'],
  ['libs-do-not-know-apps', 'libs/ui/src/a.ts', 'apps/shell/src/x.ts'],
  ['domain-is-pure', 'libs/domain/src/a.ts', 'libs/ui/src/x.ts'],
  ['domain-is-pure', 'libs/domain/src/c.test.ts', 'tools/src/x.ts'],
  ['domain-has-no-io', 'libs/domain/src/b.ts', 'node:fs'],
  [
    'the-contract-has-no-io',
    'libs/api-client/src/contract/a.ts',
    'libs/api-client/src/client/index.ts',
  ],
  ['facades-re-export-only', 'libs/facades/query/index.ts', 'libs/domain/src/x.ts'],
  ['ui-imports-only-what-is-below', 'libs/ui/src/b.ts', 'libs/auth/src/x.ts'],
  ['api-client-imports-only-what-is-below', 'libs/api-client/src/client/b.ts', 'libs/ui/src/x.ts'],
  ['federation-imports-only-what-is-below', 'libs/federation/src/a.ts', 'libs/shell-sdk/src/x.ts'],
  ['shell-sdk-imports-only-what-is-below', 'libs/shell-sdk/src/a.ts', 'libs/ui/src/x.ts'],
  ['auth-imports-only-what-is-below', 'libs/auth/src/d.ts', 'libs/ui/src/x.ts'],
  ['forms-imports-only-what-is-below', 'libs/forms/src/a.ts', 'libs/practice/src/x.ts'],
  [
    'booking-parts-imports-only-what-is-below',
    'libs/booking-parts/src/a.ts',
    'libs/api-client/src/client/index.ts',
  ],
  [
    'practice-imports-only-what-is-below',
    'libs/practice/src/a.ts',
    'libs/account-settings/src/x.ts',
  ],
  [
    'account-settings-imports-only-what-is-below',
    'libs/account-settings/src/a.ts',
    'libs/practice/src/x.ts',
  ],
  ['production-code-does-not-import-tools', 'apps/shell/server/main.ts', 'tools/src/x.ts'],
  ['production-code-does-not-import-tools', 'libs/domain/src/d.ts', 'tools/src/testing/x.ts'],
  ['e2e-does-not-import-the-product', 'e2e/journeys/a.ts', 'apps/shell/src/x.ts'],
  ['production-code-does-not-import-tests', 'apps/api/src/d.ts', 'apps/api/test/support/x.ts'],
  ['no-cycles', 'libs/auth/src/a.ts', 'libs/auth/src/b.ts'],
  ['no-cycles', 'libs/auth/src/y.ts', 'libs/auth/src/z.ts'],
  ['resolvable', 'libs/auth/src/c.ts', 'libs/auth/src/nowhere.ts'],
];

const allowed: [from: string, to: string][] = [
  ['apps/shell/src/routes.tsx', 'apps/shell/src/features/two/index.ts'],
  ['apps/api/src/money/one/b.ts', 'apps/api/src/booking/two/index.ts'],
  ['apps/api/src/people/one/e.ts', 'apps/api/src/deps.ts'],
  ['apps/api/src/e.ts', 'libs/api-client/src/contract/index.ts'],
  ['apps/api/src/seed/b.ts', 'libs/ui/src/art/index.ts'],
  ['apps/api/src/e.test.ts', 'apps/sandbox/src/index.ts'],
  ['libs/practice/src/b.ts', 'libs/ui/src/x.ts'],
  ['libs/api-client/src/client/c.ts', 'libs/domain/src/x.ts'],
  ['libs/domain/src/d.test.ts', 'tools/src/testing/x.ts'],
];

let tree = '';
let found: { from: string; rule: { name: string } }[] = [];

beforeAll(async () => {
  tree = mkdtempSync(join(tmpdir(), 'freely-boundaries-'));
  const imports: [string, string][] = [
    ...violations.map(([, from, to]): [string, string] => [from, to]),
    ...allowed,
    ['libs/auth/src/b.ts', 'libs/auth/src/a.ts'],
  ];
  for (const [, to] of imports) if (!/^node:|nowhere/.test(to)) write(to, 'export const x = 1;\n');
  for (const [from, to] of imports)
    write(from, `import { x } from '${specifier(from, to)}';\nexport const y = x;\n`);
  // A circle of types only.
  for (const [one, other] of [
    ['y', 'z'],
    ['z', 'y'],
  ])
    write(
      `libs/auth/src/${one}.ts`,
      `import type { X } from './${other}.ts';\nexport type { X };\n`,
    );
  found = await cruise();
});

afterAll(() => rmSync(tree, { recursive: true, force: true }));

test.each(violations)('%s is enforced', (rule, from, _to) => {
  expect(
    found.filter((violation) => violation.from === from).map(({ rule: { name } }) => name),
  ).toContain(rule);
});

test.each(allowed)('%s may import %s', (from, _to) => {
  expect(found.filter((violation) => violation.from === from)).toEqual([]);
});

function specifier(from: string, to: string): string {
  if (to.startsWith('node:')) return to;
  const path = relative(dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}

function write(path: string, content: string): void {
  mkdirSync(join(tree, dirname(path)), { recursive: true });
  writeFileSync(join(tree, path), content);
}

function cruise(): Promise<typeof found> {
  const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const config = join(root, '.dependency-cruiser.mjs');
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [program, 'apps', 'libs', 'tools', 'e2e', '--config', config, '--output-type', 'json'],
      { cwd: tree, maxBuffer: 2 ** 26 },
      (_error, stdout, stderr) => {
        if (stdout) resolve(JSON.parse(stdout).summary.violations);
        else reject(new Error(stderr));
      },
    );
  });
}
