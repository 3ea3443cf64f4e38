import { chargeCard } from '../charges/charge.ts';
import { newPaymentIntent } from '../payment-intents/payment-intent.ts';
import { findOrMakePaymentMethod } from '../payment-methods/payment-method.ts';
import { Parameters } from '../protocol/parameters.ts';
import type { Store } from '../store.ts';

/** A payment that was made before: what a demo market needs to be able to return money. */
interface PastPayment {
  id: string;
  /** Pence. */
  amount: number;
  metadata: Record<string, string>;
}

/**
 * Takes payments in as if they had been made long ago: with a charge and its movement of money, and
 * without telling anybody. What is known already stays. Answers how many were new.
 */
export function addPastPayments(store: Store, payments: readonly PastPayment[]): number {
  const unknown = payments.filter(({ id }) => store.paymentIntents.find(id) === undefined);
  if (unknown.length === 0) return 0;
  const paymentMethod = findOrMakePaymentMethod(store, 'pm_card_visa');
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

/** Reads a list of them; answers with a sentence when it makes no sense. */
export function readPastPayments(body: unknown): PastPayment[] | string {
  const payments = (body as { payments?: unknown } | null)?.payments;
  if (!Array.isArray(payments)) return 'Send a JSON object with payments, which is a list.';
  const read = payments.map((each) => ({ metadata: {}, ...each }) as PastPayment);
  const isWrong = read.some(
    ({ id, amount, metadata }) =>
      !/^pi_\w+$/.test(id) ||
      !Number.isSafeInteger(amount) ||
      amount < 1 ||
      Object.values(metadata).some((value) => typeof value !== 'string'),
  );
  if (isWrong) return 'Each payment has an id (pi_…), an amount in pence, and metadata of texts.';

  return read.map(({ id, amount, metadata }) => ({ id, amount, metadata }));
}
