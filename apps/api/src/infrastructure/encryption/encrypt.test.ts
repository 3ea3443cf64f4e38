import { randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { decrypt, encrypt } from './encrypt.ts';

const key = [randomBytes(32)] as const;

test('a value is decrypted with the same key and context, and is never encrypted the same twice', () => {
  const encrypted = encrypt(key, 'bank-details:1', '20-30-40 12345678');

  expect(decrypt(key, 'bank-details:1', encrypted)).toBe('20-30-40 12345678');
  expect(encrypted.toString('latin1')).not.toContain('12345678');
  expect(encrypt(key, 'bank-details:1', '20-30-40 12345678')).not.toEqual(encrypted);
});

test('decryption fails for another row, with another key, or when a bit was changed', () => {
  const encrypted = encrypt(key, 'bank-details:1', 'secret');
  const changed = Buffer.from(encrypted);
  changed.writeUInt8(changed.readUInt8(encrypted.length - 1) ^ 1, encrypted.length - 1);

  expect(() => decrypt(key, 'bank-details:2', encrypted)).toThrow();
  expect(() => decrypt([randomBytes(32)], 'bank-details:1', encrypted)).toThrow();
  expect(() => decrypt(key, 'bank-details:1', changed)).toThrow();
  expect(() => decrypt(key, 'bank-details:1', Buffer.of(9, ...encrypted.subarray(1)))).toThrow();
});
