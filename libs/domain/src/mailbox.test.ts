import { expect, test } from '@jest/globals';
import { isSameMailbox } from './mailbox.ts';

test.each([
  ['grace@b.example', 'Grace@B.example'],
  ['grace@b.example', 'grace+reviews@b.example'],
  ['grace+one@b.example', 'grace+two@b.example'],
  ['grace.lee@gmail.com', 'gracelee+a@googlemail.com'],
])('%s and %s are one mailbox', (one, other) => {
  expect(isSameMailbox(one, other)).toBe(true);
});

test.each([
  ['grace@b.example', 'ada@b.example'],
  ['grace@b.example', 'grace@c.example'],
  ['grace.lee@b.example', 'gracelee@b.example'],
  ['+a@b.example', 'a@b.example'],
])('%s and %s are two', (one, other) => {
  expect(isSameMailbox(one, other)).toBe(false);
});
