import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useTypedFilter } from './use-typed-filter.ts';

const open = (inUrl: string) =>
  renderHook(({ url }) => useTypedFilter(url, (text) => text), { initialProps: { url: inUrl } });

test('what is typed stays while the URL is some keys behind', () => {
  const { result, rerender } = open('');
  const type = (shown: string, next: string) => act(() => result.current[1](shown, next));

  type('2029-01-01', '2029-01-01');
  type('0002-01-01', '');
  rerender({ url: '2029-01-01' });
  expect(result.current[0]).toBe('0002-01-01');
  rerender({ url: '' });
  expect(result.current[0]).toBe('0002-01-01');

  type('2020-01-01', '2020-01-01');
  rerender({ url: '2020-01-01' });
  expect(result.current[0]).toBe('2020-01-01');
});

test('it follows the URL when something else changes it', () => {
  const { result, rerender } = open('');
  act(() => result.current[1]('2029-01-01', '2029-01-01'));
  rerender({ url: '2029-01-01' });

  rerender({ url: '' });
  expect(result.current[0]).toBe('');
  rerender({ url: '2026-01-01' });
  expect(result.current[0]).toBe('2026-01-01');
});
