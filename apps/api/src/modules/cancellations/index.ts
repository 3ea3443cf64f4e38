import * as contract from '@freely/api-client/contract';
import { formatPounds, poundsOf } from '@freely/domain/money';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import type { Cancellation } from './call-off.ts';
import { cancelByCustomer } from './cancel-by-customer.ts';
import { cancelByPractitioner } from './cancel-by-practitioner.ts';

export { cancelAhead } from './cancel-ahead.ts';

/** Calling off what was booked, with what follows for the money (D25). */
export function registerCancellations(app: FastifyInstance, deps: Deps): void {
  serve(app, contract.cancelByCustomer, async ({ params, user }) => ({
    message: inWords(await cancelByCustomer(deps, params.id, user)),
  }));

  serve(app, contract.cancelByPractitioner, async ({ params, user }) => {
    await cancelByPractitioner(deps, params.id, user);

    return { message: 'The booking has been cancelled. The customer gets a full refund.' };
  });
}

function inWords({ paid, refund }: Cancellation): string {
  const cancelled = 'Your booking has been cancelled.';
  if (paid === 0) return `${cancelled} Nothing was charged.`;
  if (refund === 0) return `${cancelled} It is not refunded.`;

  return `${cancelled} We are returning ${formatPounds(poundsOf(refund))} to your card.`;
}
