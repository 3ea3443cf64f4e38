import { createHash, randomBytes } from 'node:crypto';

// Which browser opens a link: pressed twice, or again after it was left, it is recognised as the one
// that opened it first. The note in the store holds only a hash, which nobody can send as a cookie.

const NAME = 'freely-opener';
const MAX_AGE_SECONDS = 30 * 24 * 60 * 60;

/** Known before the link is opened, since two presses may arrive before either is answered. */
export function openerOf(cookies = ''): string | null {
  const [, value] = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{43})(?:;|$)`).exec(cookies) ?? [];

  return value ? createHash('sha256').update(value).digest('base64url') : null;
}

/** The `Set-Cookie` header of a browser that has none yet. Links come from mails and chats: not strict. */
export function newOpener(isSecure: boolean): string {
  const value = randomBytes(32).toString('base64url');

  return `${NAME}=${value}; Path=/__platform; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
