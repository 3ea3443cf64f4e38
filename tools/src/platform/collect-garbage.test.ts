import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { abort, historyOf, startCanary } from '@freely/platform';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { collectGarbage, deadReleases, keptSince, removeReleases } from './collect-garbage.ts';
import { endedPreviews, keepForPreview, removeEndedPreviews } from './kept-previews.ts';
import { changeUnit, rollBack } from './publish.ts';
import { type StoredPlatform, storedPlatform } from './testing/stored-platform.ts';

const DAY = 86_400_000;
let platform: StoredPlatform;
beforeEach(() => {
  platform = storedPlatform();
});
afterEach(() => platform.close());

const unit = 'mfe-booking';
const deadIn = async (days: number, keepDays = 30) =>
  (await deadReleases(platform.context.store, keepDays, Date.now() + days * DAY)).map(
    ({ version }) => version,
  );

test('what is active, fallen back to or a canary stays for as long as it is', async () => {
  for (const version of ['1', '2', '3']) await platform.release(unit, version);
  const release = await platform.write(unit, '4');
  await changeUnit(platform.context, unit, { verb: 'canary', reason: 'A test' }, (state) =>
    startCanary(state, { release, percent: 10, cohorts: [] }),
  );

  expect(await deadIn(0)).toEqual([]);
  expect(await deadIn(1_000)).toEqual(['1']);
});

test('what was live when a tab was opened stays for as long as its session', async () => {
  for (const version of ['1', '2', '3']) await platform.release(unit, version);

  expect(await deadIn(29, 0)).toEqual([]);
  expect(await deadIn(31, 0)).toEqual(['1']);
  expect(await deadIn(31, 90)).toEqual([]);
  expect(await deadIn(91, 90)).toEqual(['1']);
});

test('a release that never was live counts from when it was written', async () => {
  await platform.release(unit, '1');
  await platform.write(unit, 'preview');
  expect(await deadIn(0)).toEqual([]);

  const before = new Date(Date.now() - 31 * DAY);
  for (const file of ['remoteEntry.js', 'release.json']) {
    utimesSync(join(platform.folder, 'releases/r', unit, 'preview', file), before, before);
  }
  expect(await deadIn(0)).toEqual(['preview']);
});

test('what is removed is in the log, is gone, and cannot be gone back to', async () => {
  for (const version of ['1', '2', '3']) await platform.release(unit, version);
  const { context } = platform;
  const dead = await deadReleases(context.store, 30, Date.now() + 31 * DAY);
  await removeReleases(context, dead, 'Spring');

  expect(await context.store.list('r/mfe-booking/1/')).toEqual([]);
  expect((await context.store.list('r/mfe-booking/2/')).length).toBeGreaterThan(0);
  expect((await historyOf(context.store, unit)).at(-1)?.record).toMatchObject({
    verb: 'gc',
    reason: 'Spring',
    state: { removed: ['1'], active: { version: '3' }, previous: { version: '2' } },
  });
  await expect(rollBack(context, unit, '1', 'A test')).rejects.toThrow('1 were removed');
});

test('what a link shows stays for as long as the link is valid, and a session after it', async () => {
  for (const version of ['1', '2', '3']) await platform.release(unit, version);
  await keepForPreview(platform.context.store, unit, '1', Date.now() + 20 * DAY);

  expect(await deadIn(31)).toEqual([]);
  expect(await deadIn(49)).toEqual([]);
  expect(await deadIn(51)).toEqual(['1']);
});

test('the note of a preview goes with the release that it kept, not before', async () => {
  const { store } = platform.context;
  await platform.release(unit, '1');
  await keepForPreview(store, unit, '1', Date.now() + 20 * DAY);
  await keepForPreview(store, unit, '1', Date.now() - 1);
  const ended = (days: number) => endedPreviews(store, keptSince(30, Date.now() + days * DAY));

  expect(await ended(29)).toEqual([]);
  expect(await ended(49)).toHaveLength(1);
  await removeEndedPreviews(store, keptSince(30, Date.now() + 49 * DAY));
  expect(await store.list('previews/')).toHaveLength(1);
  expect(await ended(51)).toHaveLength(1);
});

test('by a clock that is ahead, nothing is removed', async () => {
  for (const version of ['1', '2', '3']) await platform.release(unit, version);
  const { context } = platform;
  const names = await context.store.list('');
  const now = Date.now.bind(Date);
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() + 60 * DAY);
  try {
    await expect(collectGarbage(context, 30, 'Spring')).rejects.toThrow('one is wrong');
  } finally {
    clock.mockRestore();
  }

  expect(await context.store.list('')).toEqual(names);
  expect(await collectGarbage(context, 30, 'Spring')).toEqual([]);
});

test('a release that became live meanwhile is not removed', async () => {
  for (const version of ['1', '2', '3']) await platform.release(unit, version);
  const { context } = platform;
  const dead = await deadReleases(context.store, 30, Date.now() + 31 * DAY);
  await rollBack(context, unit, '1', 'A test');

  await expect(removeReleases(context, dead, 'Spring')).rejects.toThrow('1 became live meanwhile');
  expect((await context.store.list('r/mfe-booking/1/')).length).toBeGreaterThan(0);
});

test('an aborted canary stays for those who still have it', async () => {
  await platform.release(unit, '1');
  const release = await platform.write(unit, '2');
  const canary = { verb: 'canary', reason: 'A test' };
  await changeUnit(platform.context, unit, canary, (state) =>
    startCanary(state, { release, percent: 10, cohorts: [] }),
  );
  await changeUnit(platform.context, unit, { ...canary, verb: 'abort' }, abort);

  expect(await deadIn(29)).toEqual([]);
  expect(await deadIn(31)).toEqual(['2']);
});
