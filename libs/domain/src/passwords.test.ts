import { expect, test } from '@jest/globals';
import { isLongEnough } from './passwords.ts';

test.each([
  ['abcdefgh', true],
  ['abcdefg', false],
  // Four letters, however their accents are written.
  ['éàüñ', false],
  ['éàüñ'.normalize('NFD'), false],
  ['éàüñéàüñ'.normalize('NFD'), true],
  ['🎈🎈🎈🎈', false],
])('%s is long enough for a password: %s', (password, expected) => {
  expect(isLongEnough(password)).toBe(expected);
});
