import { waivePenalty as waivePenaltyCall } from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serve } from '../../kernel/http/index.ts';
import { waivePenalty } from './waive-penalty.ts';

/** Penalties for practitioners who cancel, and waiving them (D31). */
export function penaltyRoutes(app: FastifyInstance, { db }: Deps): void {
  serve(app, waivePenaltyCall, async ({ params, body, user }) => {
    await waivePenalty(db, params.id, user, body.reason);

    return { message: 'attendance.penaltyWaived' };
  });
}
