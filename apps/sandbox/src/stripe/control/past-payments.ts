import { chargeCard } from '../charges/charge.ts';
import { newPaymentIntent } from '../payment-intents/payment-intent.ts';
import { findOrCreatePaymentMethod } from '../payment-methods/payment-method.ts';
import { Parameters } from '../protocol/parameters.ts';
import type { Store } from '../store.ts';

/** A payment that was made in the past, so that a demo market can refund it. */
interface PastPayment {
  id: string;
  /** Pence. */
  amount: number;
  metadata: Record<string, string>;
}

/**
 * Adds payments as if they had been made long ago: with a charge and its balance transaction, and
 * without events. Payments that already exist stay unchanged. Returns how many were new.
 */
export function addPastPayments(store: Store, payments: readonly PastPayment[]): number {
  const unknown = payments.filter(({ id }) => store.paymentIntents.find(id) === undefined);
  if (unknown.length === 0) return 0;
  const paymentMethod = findOrCreatePaymentMethod(store, 'pm_card_visa');
  for (const { id, amount, metadata } of unknown) {
    const parameters = new Parameters({ amount: String(amount), currency: 'gbp', metadata });
    const intent = { ...newPaymentIntent(parameters), id };
    const charge = chargeCard(store, { intent, paymentMethod, isAuthenticated: false });
    store.paymentIntents.put({
      ...intent,
      payment_method: paymentMethod.id,
      latest_charge: charge.id,
      status: 'succeeded',
      amount_received: charge.amount_captured,
    });
  }

  return unknown.length;
}

/** Parses a list of payments; returns an error message when it is invalid. */
export function readPastPayments(body: unknown): PastPayment[] | string {
  const payments = (body as { payments?: unknown } | null)?.payments;
  if (!Array.isArray(payments)) return 'Send a JSON object with a list of payments.';
  const read = payments.map((each) => ({ metadata: {}, ...each }) as PastPayment);
  const isInvalid = read.some(
    ({ id, amount, metadata }) =>
      !/^pi_\w+$/.test(id) ||
      !Number.isSafeInteger(amount) ||
      amount < 1 ||
      Object.values(metadata).some((value) => typeof value !== 'string'),
  );
  if (isInvalid) return 'Each payment needs an id (pi_…), an amount in pence and string metadata.';

  return read.map(({ id, amount, metadata }) => ({ id, amount, metadata }));
}
