import { settleFailedRefund as settleCall } from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serve } from '../../kernel/http/index.ts';
import { settleFailedRefund } from './refund-again.ts';

/** What admins do about refunds that failed (D103). */
export function refundRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, settleCall, async ({ params, body, user }) => {
    await settleFailedRefund(deps, { bookingId: params.id, ...body }, user);

    return {
      message: body.choice === 'again' ? 'admin.refundedAgain' : 'admin.refundedElsewhere',
    };
  });
}
