import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readRemoteFile, remotesIn } from './remote-file.ts';
import { readFrame } from './remote-frame.ts';
import { repositoryRoot } from './workspace.ts';

let app: string;
beforeEach(() => {
  app = mkdtempSync(join(tmpdir(), 'freely-remote-'));
});
afterEach(() => rmSync(app, { recursive: true }));

const BASE = { team: 'Rewards', port: 4299, paths: ['/rewards/*'] };
const describe = (part: object) =>
  writeFileSync(join(app, 'remote.json'), JSON.stringify({ ...BASE, ...part }));
const translate = (language: string, messages: object) => {
  mkdirSync(join(app, 'locales', language), { recursive: true });
  writeFileSync(join(app, 'locales', language, 'navigation.json'), JSON.stringify(messages));
};

test('links get their labels in every language that the remote has', () => {
  describe({ navigation: [{ slot: 'header', label: 'rewards', to: '/rewards', order: 5 }] });
  translate('en-GB', { rewards: 'Rewards' });
  translate('cy-GB', { rewards: 'Gwobrau' });

  expect(readFrame(app).links).toEqual([
    {
      slot: 'header',
      to: '/rewards',
      order: 5,
      labels: { 'en-GB': 'Rewards', 'cy-GB': 'Gwobrau' },
    },
  ]);
});

test('a label without a message, a slot that no shell has, and an unknown cohort are refused', () => {
  const navigation = [{ slot: 'header', label: 'rewards', to: '/rewards' }];
  describe({ navigation });
  expect(() => readFrame(app)).toThrow('has no "rewards" for /rewards');

  describe({ navigation: [{ ...navigation[0], slot: 'ceiling' }] });
  expect(() => readFrame(app)).toThrow('navigation.0.slot is wrong');

  describe({ flags: { 'rewards-history': { default: false, cohorts: ['pilot'] } } });
  expect(() => readFrame(app)).toThrow('rewards-history names the cohort pilot');
});

test('every remote of this repository describes itself', () => {
  for (const remote of remotesIn()) {
    expect(readRemoteFile(remote).navigation.length).toBeGreaterThan(0);
    expect(readFrame(`${repositoryRoot}apps/${remote}`).links[0]?.labels).toHaveProperty('en-GB');
  }
});

test('no two remotes have the same port, flag or sitemap', () => {
  const files = remotesIn().map((remote) => readRemoteFile(remote));
  const all = files.flatMap(({ port, flags, sitemaps }) => [
    port,
    ...Object.keys(flags),
    ...Object.keys(sitemaps),
  ]);

  expect(new Set(all).size).toBe(all.length);
});
