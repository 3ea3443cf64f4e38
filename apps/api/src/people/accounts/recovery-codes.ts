import { randomInt } from 'node:crypto';
import { hashToken } from '../../kernel/sessions/index.ts';

const count = 10;
/** Without letters and digits that look alike. 16 of them are 79 bits, so a plain hash is enough. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Such as `k7mq-2abx-9pfd-whcz`. */
export function newRecoveryCodes(): string[] {
  const group = () =>
    Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');

  return Array.from({ length: count }, () => Array.from({ length: 4 }, group).join('-'));
}

/** However somebody types it. */
export const hashOfRecoveryCode = (code: string): Buffer =>
  hashToken(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));
