// What goes into an image, found in this repository itself.
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { repositoryRoot } from '../webpack/workspace.ts';
import { billOfMaterials } from './bill-of-materials.ts';
import { withDependencies } from './installed-packages.ts';
import { traceImports } from './trace-imports.ts';

const trace = (entry: string) => traceImports([join(repositoryRoot, entry)]);
const namesOf = (packages: ReadonlyMap<string, string>) =>
  withDependencies(packages).map(({ name }) => name);

test('the API has what it imports with all that it depends on, and no tools', () => {
  const { files, packages } = trace('apps/api/src/main.ts');
  const names = namesOf(packages);

  expect([...files]).toContain(join(repositoryRoot, 'libs/platform/src/index.ts'));
  expect(names).toEqual(
    expect.arrayContaining(['fastify', 'pg', 'pg-protocol', 'sharp', 'stripe']),
  );
  expect(names.filter((name) => /^(typescript|jest|webpack|react|@playwright)/.test(name))).toEqual(
    [],
  );
  // Imported by tests, and a type.
  expect([...files].filter((file) => file.endsWith('.test.ts'))).toEqual([]);
});

test('the shell has none of the API', () => {
  const { files, packages } = trace('apps/shell/server/main.ts');

  expect([...files].filter((file) => file.includes('/apps/api/'))).toEqual([]);
  expect(namesOf(packages).filter((name) => /^(pg|stripe|nodemailer|kysely)$/.test(name))).toEqual(
    [],
  );
});

test('the bill names each package with its hash, and is the same each time', () => {
  const packages = withDependencies(
    new Map([['pg', join(repositoryRoot, 'apps/api/package.json')]]),
  );
  const make = () => JSON.stringify(billOfMaterials('api', packages, () => 'sha512-AAEC'));

  expect(JSON.parse(make())).toMatchObject({
    bomFormat: 'CycloneDX',
    components: expect.arrayContaining([
      expect.objectContaining({
        name: 'pg',
        purl: expect.stringMatching(/^pkg:npm\/pg@\d/),
        licenses: [{ license: { id: 'MIT' } }],
        hashes: [{ alg: 'SHA-512', content: '000102' }],
      }),
    ]),
  });
  expect(make()).toBe(make());
});
