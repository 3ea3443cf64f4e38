import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { paymentRoutes } from './payments.routes.ts';

export { closePayment, isClosed } from './close-payment.ts';
export { compareBooks } from './compare-books.ts';
export { handleProviderEvent } from './provider-events.ts';
export { runOperation } from './provider-ops.ts';
export { reconcile, retryStalled } from './reconcile.ts';
export { refundBooking } from './refund-payment.ts';
export { confirmBooking } from './settle-payment.ts';

export function registerPayments(app: FastifyInstance, deps: Deps): void {
  paymentRoutes(app, deps);
}
