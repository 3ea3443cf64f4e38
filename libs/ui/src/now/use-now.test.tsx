import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useNow } from './use-now.ts';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-12-01T10:00:30Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

const Clock = ({ at = null }: { at?: number | null }) => <p>{useNow(at).toISOString()}</p>;

test('goes on each minute, and ends with its page', () => {
  const { unmount } = render(<Clock />);
  expect(screen.getByText('2026-12-01T10:00:30.000Z')).toBeVisible();

  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText('2026-12-01T10:01:30.000Z')).toBeVisible();
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test('goes on at an instant, too', () => {
  render(<Clock at={Date.parse('2026-12-01T10:02:07Z')} />);

  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText('2026-12-01T10:01:30.000Z')).toBeVisible();
  act(() => jest.advanceTimersByTime(37_000));
  expect(screen.getByText('2026-12-01T10:02:07.000Z')).toBeVisible();
});
