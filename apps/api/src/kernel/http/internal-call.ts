import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../infrastructure/database/index.ts';
import { findSession } from '../sessions/index.ts';
import { bearerOf } from './authenticate.ts';
import { networkOf } from './network-of.ts';

/** Sent by the shell's server. Browsers cannot send it: CORS does not allow it. */
const HEADER = 'x-internal-key';

/** The client of all tokens that no session has: inventing another one gives nobody another limit. */
const UNKNOWN_SESSIONS = 'unknown sessions';

/** Whether the shell's server asks for all visitors together, which has no limit. */
export function isForEverybody(request: FastifyRequest, key: string): boolean {
  return isInternalCall(request, key) && bearerOf(request) === undefined;
}

/**
 * The client that a call counts for: the network that it comes from. What the shell's server asks with
 * a visitor's session counts for that session.
 */
export async function clientOf(db: Db, request: FastifyRequest, key: string): Promise<string> {
  const token = isInternalCall(request, key) ? bearerOf(request) : undefined;
  if (token === undefined) return networkOf(request.ip);
  if (!(await findSession(db, token))) return UNKNOWN_SESSIONS;

  return `session ${digest(token).toString('base64url')}`;
}

/** The span of the shell's server that makes this call, for a trace through both. */
export function parentOf(request: FastifyRequest, key: string): string | undefined {
  const { traceparent } = request.headers;

  return typeof traceparent === 'string' && isInternalCall(request, key) ? traceparent : undefined;
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
