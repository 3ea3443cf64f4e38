import { encodeForm } from '../form-encoding.ts';
import type { PaymentMethodRequest, PaymentMethodResult } from '../messages.ts';
import { fieldOf } from './card-group.ts';

/** Gathers the fields of a form and has the server make a payment method of them. */
export async function createPaymentMethod(
  group: string,
  { key, details }: PaymentMethodRequest,
): Promise<PaymentMethodResult> {
  const fields = (['cardNumber', 'cardExpiry', 'cardCvc'] as const).map((kind) =>
    fieldOf(group, kind),
  );
  // Every field shows what it lacks; the caller hears of the first.
  const faults = fields.map((field) => field?.check()).filter((found) => found !== undefined);
  const [first] = faults;
  if (first !== undefined) return { error: { ...first, type: 'validation_error' } };

  const [number, expiry, cvc] = fields.map((field) => field?.digits());
  const body = encodeForm({
    ...details,
    type: 'card',
    card: { number, exp_month: expiry?.slice(0, 2), exp_year: expiry?.slice(2), cvc },
    key,
  });
  try {
    const answer = await fetch('/v1/payment_methods', { method: 'POST', body });
    const read = (await answer.json()) as { id: string; error?: Record<string, unknown> };
    return read.error === undefined ? { paymentMethod: read } : { error: read.error };
  } catch {
    const message = 'The payment service did not answer. Check your connection and try again.';
    return { error: { type: 'api_connection_error', message } };
  }
}
