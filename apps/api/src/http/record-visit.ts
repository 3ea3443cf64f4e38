// Whatever is done while an admin is logged in as somebody is in the audit log (D34): written
// before the call does anything, so that nothing is done without it.
import type { Call } from '@freely/api-client/contract';
import type { Db } from '../database/transaction.ts';
import { recordAudit } from '../modules/audit/record-audit.ts';
import type { SessionUser } from '../sessions/sessions.ts';
import { AppError } from './app-error.ts';

interface Visited {
  user: SessionUser;
  call: Call;
  params: unknown;
  body: unknown;
}

/** Reading leaves no trace; but the documented GET of a payment intent begins a payment. */
export const isRecorded = ({ method, path }: Call): boolean =>
  method !== 'GET' || path.endsWith('/paymentIntent');

/** Does what a call asks for. A visitor's is recorded first, and so is its refusal. */
export async function asVisitor<T>(db: Db, visited: Visited, work: () => Promise<T>): Promise<T> {
  const { user: actor, call, params, body } = visited;
  const entry = { actor, object: `user:${actor.id}` };
  const asked = { call: `${call.method} ${call.path}` };
  await recordAudit(db, {
    ...entry,
    action: 'impersonation.call',
    // The names of what was sent, never the values: they are personal.
    detail: { ...asked, ...(params ? { params } : {}), fields: Object.keys(body ?? {}) },
  });
  try {
    return await work();
  } catch (error) {
    const code = error instanceof AppError ? error.code : 'unexpected';
    await recordAudit(db, {
      ...entry,
      action: 'impersonation.refused',
      detail: { ...asked, code },
    });
    throw error;
  }
}
