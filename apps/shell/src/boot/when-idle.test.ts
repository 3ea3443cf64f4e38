import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { whenIdle } from './when-idle.ts';

const view = window as { requestIdleCallback?: typeof window.requestIdleCallback };
const before = view.requestIdleCallback;
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  if (before) view.requestIdleCallback = before;
  else delete view.requestIdleCallback;
});

test('a browser that knows of no idle time does the work, too, a little later', async () => {
  delete view.requestIdleCallback;
  const work = jest.fn();
  whenIdle(work);
  await jest.advanceTimersByTimeAsync(9_999);
  expect(work).not.toHaveBeenCalled();

  await jest.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(1);
});

test('where there is idle time, the work is done in it, and a busy page ends the wait', async () => {
  const idle = jest.fn((work: () => void, _: { timeout: number }) => work());
  view.requestIdleCallback = idle as unknown as typeof window.requestIdleCallback;
  const work = jest.fn();
  whenIdle(work);
  await jest.advanceTimersByTimeAsync(0);

  expect(work).toHaveBeenCalledTimes(1);
  expect(idle.mock.calls[0]?.[1]).toEqual({ timeout: 10_000 });
});
