// Encrypts secrets that we read again, so that a copy of the database does not reveal them (D41).
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
// The format of an encrypted value, so that a later format can be told apart.
const version = 1;
const ivBytes = 12;
const tagBytes = 16;

/** Keys of 32 bytes: the first one encrypts, each of them decrypts. Two while one replaces the other. */
export type DataKeys = readonly [Buffer, ...Buffer[]];

/**
 * Encrypts a text with the first key of the environment. `context` says what it is and whose
 * (the additional authenticated data): a value that was moved to another row cannot be decrypted.
 */
export function encrypt(keys: DataKeys, context: string, text: string): Buffer {
  return encryptBytes(keys, context, Buffer.from(text));
}

/** The same for a file. */
export function encryptBytes([key]: DataKeys, context: string, bytes: Uint8Array): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(context));
  const ciphertext = Buffer.concat([cipher.update(bytes), cipher.final()]);

  return Buffer.concat([Buffer.of(version), iv, cipher.getAuthTag(), ciphertext]);
}

/** @throws when the key or the context differs, or anything was changed. */
export function decrypt(keys: DataKeys, context: string, encrypted: Buffer): string {
  return decryptBytes(keys, context, encrypted).toString('utf8');
}

/** @throws like `decrypt` */
export function decryptBytes(keys: DataKeys, context: string, encrypted: Buffer): Buffer {
  const [key, ...others] = keys;
  try {
    return decryptWith(key, context, encrypted);
  } catch (error) {
    const [next, ...rest] = others;
    if (next === undefined) throw error;

    return decryptBytes([next, ...rest], context, encrypted);
  }
}

function decryptWith(key: Buffer, context: string, encrypted: Buffer): Buffer {
  if (encrypted[0] !== version) throw new Error('An encrypted value of an unknown version');
  const iv = encrypted.subarray(1, 1 + ivBytes);
  const tag = encrypted.subarray(1 + ivBytes, 1 + ivBytes + tagBytes);
  const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagBytes })
    .setAAD(Buffer.from(context))
    .setAuthTag(tag);

  return Buffer.concat([
    decipher.update(encrypted.subarray(1 + ivBytes + tagBytes)),
    decipher.final(),
  ]);
}
