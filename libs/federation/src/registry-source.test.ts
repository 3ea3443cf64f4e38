import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { registrySource } from './registry-source.ts';

const registry = (generation: number) => ({ generation, remotes: {} });
let answer: () => Response;
let fetching: jest.SpiedFunction<typeof fetch>;

beforeEach(() => {
  localStorage.clear();
  fetching = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => answer());
});
afterEach(() => fetching.mockRestore());

test('the registry in the page is the one in force, and is kept', async () => {
  expect((await registrySource(registry(3))).current().generation).toBe(3);
  expect((await registrySource(null)).current().generation).toBe(3);
});

test('without any, or with a bad one from another day, there are no remotes', async () => {
  expect((await registrySource(null)).current()).toEqual(registry(0));

  localStorage.setItem('freely.registry', '{"generation":"oops"}');
  expect((await registrySource(null)).current()).toEqual(registry(0));
});

test('refreshing takes a newer one, and keeps the last good one otherwise', async () => {
  const source = await registrySource(registry(3));

  answer = () => Response.json(registry(4));
  await source.refresh();
  expect(source.current().generation).toBe(4);

  for (const bad of [
    () => Response.json({ generation: 'oops' }),
    () => new Response('<html>', { status: 200 }),
    () => new Response(null, { status: 503 }),
    () => {
      throw new TypeError('offline');
    },
  ]) {
    answer = bad;
    await source.refresh();
    expect(source.current().generation).toBe(4);
  }
});
