import { logInAsUser } from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serve } from '../../kernel/http/index.ts';
import { logInAs } from './log-in-as.ts';

export function impersonationRoutes(app: FastifyInstance, { db }: Deps): void {
  // The documented call is a GET; our own client sends a POST (D56).
  for (const method of ['POST', 'GET'] as const) {
    serve(app, { ...logInAsUser, method }, async ({ user, params }) =>
      logInAs(db, user, params.user_id),
    );
  }
}
