import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { registrySource } from './registry-source.ts';

const registry = (generation: number) => ({ generation, remotes: {} });
let respond: () => Response;
let fetching: jest.SpiedFunction<typeof fetch>;

beforeEach(() => {
  localStorage.clear();
  fetching = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => respond());
});
afterEach(() => fetching.mockRestore());

test('the registry in the page is used, and stored', async () => {
  expect((await registrySource(registry(3))).current().generation).toBe(3);
  expect((await registrySource(null)).current().generation).toBe(3);
});

test('without a registry, or with an invalid stored one, there are no remotes', async () => {
  expect((await registrySource(null)).current()).toEqual(registry(0));

  localStorage.setItem('freely.registry', '{"generation":"oops"}');
  expect((await registrySource(null)).current()).toEqual(registry(0));
});

test('refreshing takes the new registry, and keeps the current one if the new one is invalid', async () => {
  const source = await registrySource(registry(3));

  respond = () => Response.json(registry(4));
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
    respond = bad;
    await source.refresh();
    expect(source.current().generation).toBe(4);
  }
});

test('whoever listens is told of a change, and of nothing else', async () => {
  const source = await registrySource(registry(3));
  const listener = jest.fn();
  source.subscribe(listener);
  respond = () => Response.json(registry(3));
  await source.refresh();
  expect(listener).not.toHaveBeenCalled();

  respond = () => Response.json(registry(4));
  await Promise.all([source.refresh(), source.refresh()]);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(fetching).toHaveBeenCalledTimes(2);
});

test('a server that lags behind changes nothing', async () => {
  const source = await registrySource(registry(4));
  respond = () => Response.json(registry(3));
  await source.refresh();

  expect(source.current().generation).toBe(4);
});
