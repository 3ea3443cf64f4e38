import type { Call } from '@freely/api-client/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../../infrastructure/database/index.ts';
import type { WalPosition } from '../../infrastructure/replicas/index.ts';
import { findWrittenPosition } from '../sessions/index.ts';
import { bearerOf } from './authenticate.ts';
import { type HandlerInput, type HandlerResult, serve } from './serve.ts';

/**
 * Serves a call that only reads, from a replica when one is fresh enough (ADR 0053): it shows everything
 * that this session has changed, and is stale by `DATABASE_STALENESS_SECONDS` at most. The handler reads by
 * `reader` alone, and may run twice: when the replica fails, again on the primary.
 */
export function serveRead<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (input: HandlerInput<C> & { reader: Db }) => Promise<HandlerResult<C>>,
): void {
  if (call.method !== 'GET') throw new Error(`${call.path} is not a call that only reads`);

  serve(app, call, (input) =>
    app.deps.replicas.read({
      since: () => positionOf(app, input.request),
      work: (reader) => handler({ ...input, reader }),
    }),
  );
}

/** Also of a public call: people who are signed in send their token with it. */
async function positionOf(
  { deps }: FastifyInstance,
  request: FastifyRequest,
): Promise<WalPosition | null> {
  const token = bearerOf(request);

  return token === undefined ? null : findWrittenPosition(deps.db, token);
}
