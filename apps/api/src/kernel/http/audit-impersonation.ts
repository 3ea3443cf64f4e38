// Every change that an admin makes while impersonating a user goes to the audit log (D34). The
// entry is written before the call runs, so no change is missing.
import type { Call } from '@freely/api-client/contract';
import type { Db } from '../../infrastructure/database/index.ts';
import { recordAudit } from '../audit/index.ts';
import { AppError } from '../errors/index.ts';
import type { SessionUser } from '../sessions/index.ts';

interface ImpersonatedCall {
  user: SessionUser;
  call: Call;
  params: unknown;
  body: unknown;
}

/** Reading is not audited, except the documented GET of a payment intent: it starts a payment. */
export const isAudited = ({ method, path }: Call): boolean =>
  method !== 'GET' || path.endsWith('/paymentIntent');

/** Records a call of an impersonated user, then runs it. An error is recorded, too. */
export async function auditImpersonation<T>(
  db: Db,
  { user: actor, call, params, body }: ImpersonatedCall,
  work: () => Promise<T>,
): Promise<T> {
  const entry = { actor, object: `user:${actor.id}` };
  const route = { call: `${call.method} ${call.path}` };
  await recordAudit(db, {
    ...entry,
    action: 'impersonation.call',
    // The names of the fields, never their values: they are personal.
    detail: { ...route, ...(params ? { params } : {}), fields: Object.keys(body ?? {}) },
  });
  try {
    return await work();
  } catch (error) {
    const code = error instanceof AppError ? error.code : 'unexpected';
    await recordAudit(db, {
      ...entry,
      action: 'impersonation.refused',
      detail: { ...route, code },
    });
    throw error;
  }
}
