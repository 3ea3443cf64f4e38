import * as contract from '@freely/api-client/contract';
import { formatPounds, poundsOf } from '@freely/domain/money';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serve } from '../../kernel/http/index.ts';
import type { Confirmation } from '../../kernel/messages/index.ts';
import type { Cancellation } from './cancel-booking.ts';
import { cancelByCustomer } from './cancel-by-customer.ts';
import { cancelByPractitioner } from './cancel-by-practitioner.ts';

/** Cancels bookings, with their refunds (D25). */
export function cancellationRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, contract.cancelByCustomer, async ({ params, body, user }) => ({
    message: messageForCustomer(await cancelByCustomer(deps, params.id, user, body)),
  }));

  serve(app, contract.cancelByPractitioner, async ({ params, user }) => ({
    message: messageForPractitioner(await cancelByPractitioner(deps, params.id, user)),
  }));
}

function messageForPractitioner({ paid, refund }: Cancellation): Confirmation {
  if (paid === 0) return 'cancellations.freeByPractitioner';

  return refund === 0 ? 'cancellations.chargedBackByPractitioner' : 'cancellations.byPractitioner';
}

function messageForCustomer({
  paid,
  isReturned,
  refund,
  isPaymentOpen,
}: Cancellation): Confirmation {
  // The card may be charged at this moment: the payment is then returned (D16).
  if (isPaymentOpen) return 'cancellations.paymentOpen';
  if (paid === 0) return 'cancellations.free';
  if (!isReturned) return 'cancellations.notRefunded';
  if (refund === 0) return 'cancellations.chargedBack';

  return { key: 'cancellations.refunded', values: { refund: formatPounds(poundsOf(refund)) } };
}
