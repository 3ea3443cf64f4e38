import { waivePenalty as waivePenaltyCall } from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serve } from '../../kernel/http/index.ts';
import { waivePenalty } from './waive-penalty.ts';

export { penalise } from './penalise.ts';
export { openPenaltyFees, withholdPenaltyFee } from './penalty-fees.ts';

/** Penalties for practitioners who cancel, and waiving them (D31). */
export function registerPenalties(app: FastifyInstance, { db }: Deps): void {
  serve(app, waivePenaltyCall, async ({ params, body, user }) => {
    await waivePenalty(db, params.id, user, body.reason);

    return { message: 'The penalty has been waived' };
  });
}
