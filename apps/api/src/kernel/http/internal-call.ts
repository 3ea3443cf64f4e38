import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Sent by the shell's server. Browsers cannot send it: CORS does not allow it. */
const HEADER = 'x-internal-key';

/**
 * Whether the shell's server makes this call, for all visitors together: a limit for one client is
 * not for it. The key gives no other right. It is compared in constant time.
 */
export function isInternalCall({ headers }: Pick<FastifyRequest, 'headers'>, key: string): boolean {
  const given = headers[HEADER];

  return typeof given === 'string' && timingSafeEqual(digest(given), digest(key));
}

/** Of equal length, whatever was given. */
const digest = (text: string) => createHash('sha256').update(text).digest();
