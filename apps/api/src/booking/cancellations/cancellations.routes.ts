import * as contract from '@freely/api-client/contract';
import { formatPounds, poundsOf } from '@freely/domain/money';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serve } from '../../kernel/http/index.ts';
import type { Cancellation } from './cancel-booking.ts';
import { cancelByCustomer } from './cancel-by-customer.ts';
import { cancelByPractitioner } from './cancel-by-practitioner.ts';

/** Cancels bookings, with their refunds (D25). */
export function cancellationRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, contract.cancelByCustomer, async ({ params, user }) => ({
    message: messageFor(await cancelByCustomer(deps, params.id, user)),
  }));

  serve(app, contract.cancelByPractitioner, async ({ params, user }) => {
    await cancelByPractitioner(deps, params.id, user);

    return { message: 'The booking has been cancelled. The customer gets a full refund.' };
  });
}

/** D87. */
const soldAgain =
  'If somebody else books your time, we return what that brings, up to what you paid.';

function messageFor({ paid, isReturned, refund, isPaymentOpen }: Cancellation): string {
  const cancelled = 'Your booking has been cancelled.';
  // The card may be charged at this moment: the payment is then returned (D16).
  if (isPaymentOpen) return `${cancelled} If a payment was on its way, you get it back in full.`;
  if (paid === 0) return `${cancelled} Nothing was charged.`;
  if (!isReturned) return `${cancelled} It is not refunded. ${soldAgain}`;
  if (refund === 0) return `${cancelled} Your bank has taken the payment back already.`;

  return `${cancelled} We are returning ${formatPounds(poundsOf(refund))} to your card.`;
}
