import { randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { seal, unseal } from './seal.ts';

const key = randomBytes(32);

test('opens with the same key for the same purpose, and is never the same twice', () => {
  const sealed = seal(key, 'bank-details:1', '20-30-40 12345678');

  expect(unseal(key, 'bank-details:1', sealed)).toBe('20-30-40 12345678');
  expect(sealed.toString('latin1')).not.toContain('12345678');
  expect(seal(key, 'bank-details:1', '20-30-40 12345678')).not.toEqual(sealed);
});

test('does not open for another row, with another key, or when a bit was changed', () => {
  const sealed = seal(key, 'bank-details:1', 'secret');
  const changed = Buffer.from(sealed);
  changed.writeUInt8(changed.readUInt8(sealed.length - 1) ^ 1, sealed.length - 1);

  expect(() => unseal(key, 'bank-details:2', sealed)).toThrow();
  expect(() => unseal(randomBytes(32), 'bank-details:1', sealed)).toThrow();
  expect(() => unseal(key, 'bank-details:1', changed)).toThrow();
  expect(() => unseal(key, 'bank-details:1', Buffer.of(9, ...sealed.subarray(1)))).toThrow();
});
