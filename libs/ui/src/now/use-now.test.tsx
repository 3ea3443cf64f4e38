import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useNow } from './use-now.ts';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-12-01T10:00:30Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

const Clock = () => <p>{useNow().toISOString()}</p>;

test('goes on each minute, and ends with its page', () => {
  const { unmount } = render(<Clock />);
  expect(screen.getByText('2026-12-01T10:00:30.000Z')).toBeVisible();

  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText('2026-12-01T10:01:30.000Z')).toBeVisible();
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
