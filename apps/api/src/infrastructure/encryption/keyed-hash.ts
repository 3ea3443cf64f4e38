import { createHmac } from 'node:crypto';
import type { DataKeys } from './encrypt.ts';

/**
 * Recognises a text that we must not keep: without the keys, the hash does not even confirm a guess. One hash for
 * each key, that of the current one first; store that one, and compare with all. Once a former key is gone, what was
 * hashed with it is recognised no more. `context` says what it is and
 * whose, so that equal texts of two owners have different hashes.
 */
export function keyedHashes(
  [key, ...others]: DataKeys,
  context: string,
  text: string,
): readonly [string, ...string[]] {
  const hash = (one: Buffer) =>
    createHmac('sha256', one).update(`keyed hash\n${context}\n${text}`).digest('hex').slice(0, 32);

  return [hash(key), ...others.map(hash)];
}
