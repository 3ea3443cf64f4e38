import { createHash, randomBytes } from 'node:crypto';

/** Random and opaque. Only its hash is stored (D38). */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
