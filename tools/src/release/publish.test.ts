import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { publish, rollback } from './publish.ts';
import { readRegistry, swapRegistry } from './registry-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'freely-registry-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const release = (version: string) => ({
  version,
  url: `/r/mfe-admin/${version}/`,
  integrity: `sha384-${'A'.repeat(64)}`,
});
const registry = () => readRegistry(`${folder}/registry.json`);
const versions = () => {
  const { active, previous } = registry().remotes['mfe-admin'] ?? {};
  return [active?.version, previous?.version];
};

test('a release becomes active, and the one before it becomes the previous release', () => {
  publish('mfe-admin', release('1'), folder);
  publish('mfe-admin', release('2'), folder);

  expect(versions()).toEqual(['2', '1']);
  expect(registry().generation).toBe(2);
});

test('publishing the active release changes nothing', () => {
  publish('mfe-admin', release('1'), folder);
  publish('mfe-admin', release('2'), folder);
  publish('mfe-admin', release('2'), folder);

  expect(versions()).toEqual(['2', '1']);
  expect(registry().generation).toBe(2);
});

test('a rollback swaps the two releases, and a second one swaps them back', () => {
  publish('mfe-admin', release('1'), folder);
  publish('mfe-admin', release('2'), folder);

  rollback('mfe-admin', folder);
  expect(versions()).toEqual(['1', '2']);
  rollback('mfe-admin', folder);
  expect(versions()).toEqual(['2', '1']);
});

test('a rollback needs two releases', () => {
  expect(() => rollback('mfe-admin', folder)).toThrow('mfe-admin was never released');
  publish('mfe-admin', release('1'), folder);
  expect(() => rollback('mfe-admin', folder)).toThrow('mfe-admin has no previous release');
});

test('a release of one remote does not change another', () => {
  publish('mfe-admin', release('1'), folder);
  const admin = registry().remotes['mfe-admin'];
  publish('mfe-public', { ...release('7'), url: '/r/mfe-public/7/' }, folder);

  expect(registry().remotes['mfe-admin']).toEqual(admin);
});

test('of two changes at the same time, one is refused', () => {
  expect(() =>
    swapRegistry(folder, (before) => {
      publish('mfe-admin', release('1'), folder);
      return before;
    }),
  ).toThrow('Another process is changing the registry');

  publish('mfe-admin', release('1'), folder);
  expect(versions()).toEqual(['1', undefined]);
});

test('a change that would make the registry invalid is refused, and the file is not changed', () => {
  publish('mfe-admin', release('1'), folder);
  const before = readFileSync(`${folder}/registry.json`, 'utf8');

  expect(() => publish('mfe-admin', { ...release('2'), url: 'x' }, folder)).toThrow();
  expect(readFileSync(`${folder}/registry.json`, 'utf8')).toBe(before);
});

test('an invalid registry file is not overwritten', () => {
  writeFileSync(`${folder}/registry.json`, '{"generation": 1}');

  expect(() => publish('mfe-admin', release('1'), folder)).toThrow('is not a registry');
});
