import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, renderHook } from '@testing-library/react';
import { autosaveDelay, useAutosave } from './autosave.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

/** A server that records what it saved, and refuses while it is `down`. */
function start() {
  const server = { down: false, sent: [] as string[] };
  const save = (value: string) => {
    server.sent.push(value);
    return server.down ? Promise.reject(new Error(`not ${value}`)) : Promise.resolve();
  };
  const { result, unmount } = renderHook(() => useAutosave(save));

  return { server, autosave: result.current, unmount };
}

const debounce = () => jest.advanceTimersByTimeAsync(autosaveDelay);

test('sends the last of several changes, once', async () => {
  const { server, autosave } = start();
  autosave.schedule('a');
  autosave.schedule('ab');
  await debounce();
  await autosave.flush();

  expect(server.sent).toEqual(['ab']);
});

test('a value that could not be saved is sent again by the next flush', async () => {
  const { server, autosave } = start();
  server.down = true;
  autosave.schedule('a');
  await debounce();
  await expect(autosave.flush()).rejects.toThrow('not a');
  server.down = false;
  await autosave.flush();
  await autosave.flush();

  expect(server.sent).toEqual(['a', 'a', 'a']);
});

test('a newer value takes the place of one that could not be saved', async () => {
  const { server, autosave } = start();
  server.down = true;
  autosave.schedule('a');
  const failing = autosave.flush();
  autosave.schedule('b');
  await expect(failing).rejects.toThrow('not a');
  server.down = false;
  await autosave.flush();
  await autosave.flush();

  expect(server.sent).toEqual(['a', 'b']);
});

test('leaving sends what waits, and nothing that failed before', async () => {
  const waiting = start();
  waiting.autosave.schedule('a');
  waiting.unmount();
  expect(await jest.advanceTimersByTimeAsync(0)).toBeUndefined();
  expect(waiting.server.sent).toEqual(['a']);

  const failing = start();
  failing.server.down = true;
  failing.autosave.schedule('a');
  await debounce();
  failing.unmount();
  await debounce();
  expect(failing.server.sent).toEqual(['a']);
});
