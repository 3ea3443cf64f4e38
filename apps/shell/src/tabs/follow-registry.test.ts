import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { followRegistry } from './follow-registry.ts';

let isHidden: boolean;
let count: number;
let navigate: () => void;
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  isHidden = false;
  count = 0;
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  stop = followRegistry(
    {
      refresh: async () => {
        count += 1;
      },
    },
    (listener) => {
      navigate = listener;
      return () => {};
    },
  );
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const focus = () => window.dispatchEvent(new Event('focus'));
const turn = (hidden: boolean) => {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
};

test('a tab that is watched asks every 30 to 60 seconds', () => {
  jest.advanceTimersByTime(29_999);
  expect(count).toBe(0);
  jest.advanceTimersByTime(60 * 60_000);
  expect(count).toBeGreaterThanOrEqual(60);
  expect(count).toBeLessThanOrEqual(121);
});

test('a hidden tab never asks, and asks at once when it is shown', () => {
  turn(true);
  jest.advanceTimersByTime(60 * 60_000);
  focus();
  navigate();
  expect(count).toBe(0);

  turn(false);
  expect(count).toBe(1);
});

test('focus and navigations look too, but not more often than every five seconds', () => {
  jest.advanceTimersByTime(5_000);
  focus();
  navigate();
  focus();
  expect(count).toBe(1);

  jest.advanceTimersByTime(5_000);
  navigate();
  expect(count).toBe(2);
});

test('after it was stopped, nothing is left running', () => {
  stop();
  turn(true);
  turn(false);
  focus();
  jest.advanceTimersByTime(60 * 60_000);

  expect(count).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
});
