import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { paymentRoutes } from './payments.routes.ts';
import { refundRoutes } from './refunds.routes.ts';

export { closeDifference } from './close-difference.ts';
export { holdPayments } from './close-payment.ts';
export { compareBooks } from './compare-books.ts';
export { countUndelivered } from './count-undelivered.ts';
export { subscribePayments } from './follow-bookings.ts';
export { handleProviderEvent, replayEvent } from './provider-events.ts';
export { runOperation } from './provider-ops.ts';
export { reconcile, retryStalled } from './reconcile.ts';
export { refundDueAgain } from './refund-again.ts';
export { resellDue } from './resell.ts';

export function registerPayments(app: FastifyInstance, deps: Deps): void {
  paymentRoutes(app, deps);
  refundRoutes(app, deps);
}
