// What goes into an image, found in this repository itself.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { lstatSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
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

test('the shell has no code of the API', () => {
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

test.each(['api', 'shell'])(
  'the files of %s are the same each time, whoever makes them',
  (unit) => {
    const folder = mkdtempSync(join(tmpdir(), 'freely-image-'));
    const make = (name: string, umask: string) => {
      const target = join(folder, name);
      const main = join(repositoryRoot, 'tools/src/images/main.ts');
      execFileSync('/bin/sh', [
        ...['-c', `umask ${umask} && exec "$@"`, 'sh'],
        ...[process.execPath, main, unit, target],
      ]);

      return describeFiles(target);
    };

    try {
      const usual = make('usual', '022');

      const other = make('somewhere/else', '077');

      expect(usual.length).toBeGreaterThan(500);
      expect(other.filter((line, index) => line !== usual[index])).toEqual([]);
      expect(other).toHaveLength(usual.length);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
  120_000,
);

/** Each with its mode and what is in it. */
const describeFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => {
      const path = join(folder, name);
      const found = lstatSync(path);
      if (found.isSymbolicLink()) return `${name} leads to ${readlinkSync(path)}`;
      const mode = (found.mode & 0o7777).toString(8);
      const digest = createHash('sha256').update(found.isFile() ? readFileSync(path) : '');

      return `${name} ${mode} ${digest.digest('hex')}`;
    });
