import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { endedLinks, removeEndedLinks } from './opened-links.ts';
import { type StoredPlatform, storedPlatform } from './testing/stored-platform.ts';

const HOUR = 3_600_000;
const UNTIL = Date.parse('2026-05-01T12:00:00.000Z');
let platform: StoredPlatform;
beforeEach(() => {
  platform = storedPlatform();
});
afterEach(() => platform.close());

const note = (id: string, text: string) =>
  platform.context.store.create(`links/${id}.json`, Buffer.from(text));
const until = (time: number) => JSON.stringify({ until: new Date(time).toISOString() });

test('the note of a link goes a day after nobody can open the link any more', async () => {
  const { store } = platform.context;
  await note('a', until(UNTIL));
  await note('b', until(UNTIL + 48 * HOUR));

  expect(await endedLinks(store, UNTIL - HOUR)).toEqual([]);
  expect(await endedLinks(store, UNTIL + HOUR)).toEqual([]);
  expect(await endedLinks(store, UNTIL + 25 * HOUR)).toEqual(['links/a.json']);
  await removeEndedLinks(store, UNTIL + 25 * HOUR);
  expect(await store.list('links/')).toEqual(['links/b.json']);
});

test('a note that does not say when its link ends stays', async () => {
  await note('a', '{}');
  await note('b', 'half a fi');

  expect(await endedLinks(platform.context.store, UNTIL)).toEqual([]);
});
