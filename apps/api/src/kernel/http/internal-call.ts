import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { bearerOf } from './authenticate.ts';
import { networkOf } from './network-of.ts';

/** Sent by the shell's server. Browsers cannot send it: CORS does not allow it. */
const HEADER = 'x-internal-key';

/**
 * The client that a call counts for: the network that it comes from. What the shell's server asks with
 * a visitor's session counts for that session. Null for what it asks for all visitors together.
 */
export function clientOf(request: FastifyRequest, key: string): string | null {
  if (!isInternalCall(request, key)) return networkOf(request.ip);
  const token = bearerOf(request);

  return token === undefined ? null : `session ${digest(token).toString('base64url')}`;
}

/**
 * Whether the shell's server makes this call. The key gives no other right. It is compared in constant time.
 */
function isInternalCall({ headers }: Pick<FastifyRequest, 'headers'>, key: string): boolean {
  const given = headers[HEADER];

  return typeof given === 'string' && timingSafeEqual(digest(given), digest(key));
}

/** Of equal length, whatever was given. */
const digest = (text: string) => createHash('sha256').update(text).digest();
