import { earnings } from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import { readEarnings } from './earnings.service.ts';

export function earningsRoutes(app: FastifyInstance, { db }: Deps): void {
  serve(app, earnings, async ({ user, query }) => readEarnings(db, user.id, query.month));
}
