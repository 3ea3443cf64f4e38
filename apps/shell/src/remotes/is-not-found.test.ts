import { notFound } from '@freely/shell-sdk/not-found';
import { afterEach, expect, jest, test } from '@jest/globals';
import { logCaughtError } from './is-not-found.ts';

afterEach(() => void jest.restoreAllMocks());

test('what does not exist is no error of the console; everything else is, once', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  logCaughtError(notFound());
  expect(log).not.toHaveBeenCalled();

  const broken = new TypeError('broken');
  logCaughtError(broken);
  expect(log.mock.calls).toEqual([[broken]]);
});
