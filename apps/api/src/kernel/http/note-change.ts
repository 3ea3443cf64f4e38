// Read your writes (ADR 0053): after a change, a session reads from no replica that does not show it.
import type { Call } from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { noteWrite, type SessionUser } from '../sessions/index.ts';
import { isAudited } from './audit-impersonation.ts';

/** Runs a call, and notes what replicas have to show next. A refusal may have changed something, too. */
export async function noteChange<T>(
  app: FastifyInstance,
  call: Call,
  user: SessionUser | null,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } finally {
    if (user && isAudited(call) && app.deps.replicas.exist) {
      // What was done is done: if this fails, the session may read what is stale by seconds.
      await noteWrite(app.deps.db, user.tokenHash).catch((error: unknown) =>
        app.log.warn({ err: error }, 'a change was not noted for replicas'),
      );
    }
  }
}
