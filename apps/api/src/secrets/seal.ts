// What must be kept and read again, but never be readable in a copy of the database (D41).
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
// Names the way a value was sealed, so that a later one can tell them apart.
const version = 1;
const ivBytes = 12;
const tagBytes = 16;

/**
 * Encrypts a text with the key of the environment (32 bytes). `about` says what it is and whose:
 * a sealed value that was moved to another row does not open.
 */
export function seal(key: Buffer, about: string, text: string): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);

  return Buffer.concat([Buffer.of(version), iv, cipher.getAuthTag(), sealed]);
}

/** @throws when the key is another one, or anything was changed. */
export function unseal(key: Buffer, about: string, sealed: Buffer): string {
  if (sealed[0] !== version) throw new Error('A sealed value of an unknown version');
  const iv = sealed.subarray(1, 1 + ivBytes);
  const tag = sealed.subarray(1 + ivBytes, 1 + ivBytes + tagBytes);
  const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagBytes })
    .setAAD(Buffer.from(about))
    .setAuthTag(tag);

  return (
    decipher.update(sealed.subarray(1 + ivBytes + tagBytes), undefined, 'utf8') +
    decipher.final('utf8')
  );
}

/** What an invitation's token is sealed for. */
export const invitationSeal = (practitionerId: number, email: string): string =>
  `review-invitation:${practitionerId}:${email.toLowerCase()}`;
