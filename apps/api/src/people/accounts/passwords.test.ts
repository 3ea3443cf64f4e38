/** @jest-environment <rootDir>/../../tools/jest/server-environment.mjs */
import { expect, test } from '@jest/globals';
import { hash } from '@node-rs/argon2';
import { hashPassword, passwordMatches } from './passwords.ts';

const composed = 'a caf\u00e9 at noon';
const decomposed = 'a cafe\u0301 at noon';

test('a password is the same however a device writes its accents', async () => {
  for (const registered of [composed, decomposed]) {
    const stored = await hashPassword(registered);
    expect(await passwordMatches(stored, composed)).toBe(true);
    expect(await passwordMatches(stored, decomposed)).toBe(true);
    expect(await passwordMatches(stored, 'a cafe at noon')).toBe(false);
  }
});

test('one that was hashed as it was typed still matches', async () => {
  expect(await passwordMatches(await hash(decomposed), decomposed)).toBe(true);
});

test('nobody has a password without an account', async () => {
  expect(await passwordMatches(undefined, 'a password that nobody has')).toBe(false);
});
