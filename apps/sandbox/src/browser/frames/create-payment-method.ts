import { encodeForm } from '../form-encoding.ts';
import type { PaymentMethodRequest, PaymentMethodResult } from '../messages.ts';
import { fieldOf } from './card-group.ts';

/** Collects the fields of a form and creates a payment method from them on the server. */
export async function createPaymentMethod(
  group: string,
  { key, details }: PaymentMethodRequest,
): Promise<PaymentMethodResult> {
  const fields = (['cardNumber', 'cardExpiry', 'cardCvc'] as const).map((kind) =>
    fieldOf(group, kind),
  );
  // Every field shows its own error; the caller gets the first one.
  const [firstError] = fields.map((field) => field?.check()).filter((error) => error !== undefined);
  if (firstError !== undefined) return { error: { ...firstError, type: 'validation_error' } };

  const [number, expiry, cvc] = fields.map((field) => field?.digits());
  const body = encodeForm({
    ...details,
    type: 'card',
    card: { number, exp_month: expiry?.slice(0, 2), exp_year: expiry?.slice(2), cvc },
    key,
  });
  try {
    const response = await fetch('/v1/payment_methods', { method: 'POST', body });
    const result = (await response.json()) as { id: string; error?: Record<string, unknown> };
    return result.error === undefined ? { paymentMethod: result } : { error: result.error };
  } catch {
    const message = 'The payment service did not answer. Check your connection and try again.';
    return { error: { type: 'api_connection_error', message } };
  }
}
