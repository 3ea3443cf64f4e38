import type { Call } from '@freely/api-client/contract';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../infrastructure/database/index.ts';
import { AppError } from '../errors/index.ts';
import { findSession, type SessionUser } from '../sessions/index.ts';
import { requireRule } from './parse-input.ts';

const refusals = {
  customer: 'access.only.customer',
  practitioner: 'access.only.practitioner',
  admin: 'access.only.admin',
} as const;

/** The caller, when the call allows it. The bearer token is the only credential (D37). */
export async function authenticate(
  db: Db,
  request: FastifyRequest,
  { access, except, beforeSecondFactor }: Pick<Call, 'access' | 'except' | 'beforeSecondFactor'>,
): Promise<SessionUser> {
  const token = bearerOf(request);
  const user = token ? await findSession(db, token) : null;
  if (!user) throw new AppError('unauthenticated', 'access.loggedOut');
  if (user.lacksSecondFactor && !beforeSecondFactor) {
    const message = 'access.needsSecondFactor';
    throw new AppError('second_factor_required', message);
  }

  if (access !== 'signed-in' && access !== 'public' && !user.roles.includes(access)) {
    throw new AppError('forbidden', refusals[access]);
  }
  if (except && user.roles.includes(except.role))
    throw new AppError('forbidden', requireRule(except.message));

  return user;
}

/** The caller of a public call that tells signed-in people more; null for everybody else. */
export async function optionalCaller(db: Db, request: FastifyRequest): Promise<SessionUser | null> {
  const token = bearerOf(request);
  const user = token ? await findSession(db, token) : null;

  return user?.lacksSecondFactor ? null : user;
}

export function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer +([\w-]{20,100})$/i.exec(headers.authorization ?? '')?.[1];
}
