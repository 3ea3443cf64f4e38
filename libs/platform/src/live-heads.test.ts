import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { release } from './change-unit.ts';
import { newSigningKey } from './envelope.ts';
import { HEADS_FILE, publishHeads } from './heads.ts';
import { type LiveHeads, liveHeads } from './live-heads.ts';
import { append, asUnit } from './record-log.ts';
import { registryOf } from './registry-of.ts';
import {
  authorWith,
  makeTestPlatform,
  pointerTo,
  type TestPlatform,
} from './testing/test-platform.ts';
import { EMPTY_STATE } from './unit-state.ts';

let platform: TestPlatform;
let problems: string[];
beforeEach(async () => {
  platform = await makeTestPlatform();
  problems = [];
  await platform.release('mfe-booking', '1');
});
afterEach(() => platform.close());

const open = (read = platform.store.read) =>
  liveHeads({
    read,
    roots: platform.roots,
    lastGoodFile: join(platform.folder, 'server/last-good.json'),
    onProblem: (problem) => problems.push(problem),
  });
const versionOf = (live: LiveHeads) =>
  registryOf(live.current()).remotes['mfe-booking']?.active.version;
const headsFile = () => join(platform.folder, HEADS_FILE);

test('a release is seen at the next look, with the paths that its remote owns', async () => {
  const live = await open();
  expect(versionOf(live)).toBe('1');

  await platform.release('mfe-booking', '2');
  await live.refresh();
  expect(registryOf(live.current()).remotes).toEqual({
    'mfe-booking': expect.objectContaining({
      paths: ['/booking/*'],
      active: expect.objectContaining({ version: '2' }),
      previous: expect.objectContaining({ version: '1' }),
    }),
  });
  expect(problems).toEqual([]);
});

test('a team with a key for the shell makes no remote of it', async () => {
  await append(platform.store, 'platform', authorWith(platform.keys.root), () => ({
    verb: 'add key',
    rules: {
      ...platform.rules,
      remotes: { ...platform.rules.remotes, shell: { paths: [], keys: ['admin'] } },
    },
  }));
  await platform.release('shell', '1', platform.keys.admin);
  const { remotes, shell } = registryOf((await open()).current());

  expect(Object.keys(remotes)).toEqual(['mfe-booking']);
  expect(shell?.active.version).toBe('1');
});

test('a server starts and goes on where its copy cannot be written, says so, and keeps it once it can', async () => {
  await open();
  const copy = join(platform.folder, 'server/last-good.json');
  rmSync(`${copy}.past`);
  mkdirSync(`${copy}.past`);
  await platform.release('mfe-booking', '2');
  const live = await open();

  expect(versionOf(live)).toBe('2');
  expect(live.problems()).toEqual([
    expect.stringMatching(/^The copy of what is live cannot be kept on this machine: EISDIR/),
  ]);
  rmSync(`${copy}.past`, { recursive: true });
  await live.refresh();
  expect(live.problems()).toEqual([]);
  expect(versionOf(await open(() => Promise.reject(new Error('out of reach'))))).toBe('2');
});

describe('what is refused, by name, while the last good state stays in force', () => {
  test('a record signed by the key of another team', async () => {
    const live = await open();
    await platform.release('mfe-booking', 'stolen', platform.keys.admin);
    await live.refresh();

    expect(versionOf(live)).toBe('1');
    expect(problems).toEqual([
      'The record of mfe-booking is not used: mfe-booking is signed by admin, which may not release it.',
    ]);
  });

  test('a record signed by an unknown key that calls itself by a known name', async () => {
    const live = await open();
    const forged = { ...newSigningKey(), id: 'booking' };
    await platform.release('mfe-booking', 'forged', forged);
    await live.refresh();

    expect(versionOf(live)).toBe('1');
    expect(problems.join()).toContain('The signature of mfe-booking is not one of booking.');
  });

  test('a record whose text was changed after it was signed', async () => {
    const live = await open();
    await platform.release('mfe-booking', '2');
    const text = readFileSync(headsFile(), 'utf8');
    writeFileSync(headsFile(), text.replaceAll('/r/mfe-booking/2/', '/r/mfe-booking/9/'));
    await live.refresh();

    expect(versionOf(live)).toBe('1');
    expect(problems.join()).toContain('The signature of mfe-booking');
  });

  test.each([
    ['of another origin', 'https://evil.example/r/mfe-booking/2/'],
    ['of another unit', '/r/mfe-admin/2/'],
    ['beside releases', '/records/mfe-booking/2/'],
    ['outside the store', '/r/mfe-booking/../../../2/'],
    ['by another version', '/r/mfe-booking/1/'],
  ])('a record of its own team that points to files %s', async (_, url) => {
    const live = await open();
    await append(platform.store, 'mfe-booking', authorWith(platform.keys.booking), (head) => ({
      verb: 'release',
      state: release(asUnit(head)?.state ?? EMPTY_STATE, {
        ...pointerTo('mfe-booking', '2'),
        url,
      }),
    }));
    await publishHeads(platform.store);
    await live.refresh();

    expect(versionOf(live)).toBe('1');
    expect(problems.join()).toContain('is not where releases of mfe-booking lie');
  });

  test('a release that its team did not pin', async () => {
    const live = await open();
    await append(platform.store, 'mfe-booking', authorWith(platform.keys.booking), (head) => ({
      verb: 'release',
      state: release(asUnit(head)?.state ?? EMPTY_STATE, {
        ...pointerTo('mfe-booking', '2'),
        integrity: null,
      }),
    }));
    await publishHeads(platform.store);
    await live.refresh();

    expect(versionOf(live)).toBe('1');
    expect(problems.join()).toContain('mfe-booking 2 is not pinned by a hash.');
  });

  test('a file of heads that would fill the memory', async () => {
    const live = await open();
    await platform.release('mfe-booking', '2');
    const heads = JSON.parse(readFileSync(headsFile(), 'utf8'));
    writeFileSync(headsFile(), JSON.stringify({ ...heads, filler: 'x'.repeat(9_000_000) }));
    await live.refresh();

    expect(versionOf(live)).toBe('1');
    expect(problems).toEqual(['heads.json is too large.']);
  });

  test('older heads that were good once', async () => {
    const old = readFileSync(headsFile());
    await platform.release('mfe-booking', '2');
    const live = await open();
    writeFileSync(headsFile(), old);
    await live.refresh();

    expect(versionOf(live)).toBe('2');
    expect(problems).toEqual([
      'The record of mfe-booking is not used: Record 1 of mfe-booking is older than the one in force.',
    ]);
  });

  test('rules that no root key signed', async () => {
    const live = await open();
    await append(platform.store, 'platform', authorWith(platform.keys.booking), () => ({
      verb: 'rules',
      rules: { ...platform.rules, remotes: {} },
    }));
    await publishHeads(platform.store);
    await live.refresh();

    expect(versionOf(live)).toBe('1');
    expect(problems.join()).toContain('The rules are signed by booking, which may not.');
  });

  test('a file that was cut short, emptied, or is gone', async () => {
    const live = await open();
    const text = readFileSync(headsFile(), 'utf8');
    for (const damaged of [text.slice(0, text.length / 2), '', '{"generation":1}']) {
      writeFileSync(headsFile(), damaged);
      await live.refresh();
      expect(versionOf(live)).toBe('1');
    }
    expect(problems).toEqual(['heads.json is damaged.']);
  });
});

describe('without the store', () => {
  const gone = () => Promise.reject(new Error('ECONNREFUSED'));

  test('what was live stays live, and it is said once', async () => {
    let read: TestPlatform['store']['read'] = platform.store.read;
    const live = await open((name) => read(name));
    read = gone;
    await live.refresh();
    await live.refresh();

    expect(versionOf(live)).toBe('1');
    expect(problems).toEqual(['The store of releases cannot be read: ECONNREFUSED']);
    read = platform.store.read;
    await live.refresh();
    expect(live.problems()).toEqual([]);
  });

  test('a restart serves the copy on disk', async () => {
    await open();
    const live = await open(gone);

    expect(versionOf(live)).toBe('1');
    expect(live.isUsable()).toBe(true);
  });

  test('a first start is not usable', async () => {
    const live = await liveHeads({
      read: gone,
      roots: platform.roots,
      lastGoodFile: null,
      onProblem: () => {},
    });

    expect(live.isUsable()).toBe(false);
  });
});
