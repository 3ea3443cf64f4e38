import { encodeForm } from '../form-encoding.ts';
import { sandboxOrigin } from './origin.ts';

export interface BrowserIntent {
  id: string;
  status: string;
  client_secret: string;
  next_action: { type: string; use_stripe_sdk?: { stripe_js?: string } } | null;
  last_payment_error: Record<string, unknown> | null;
}

export type ApiResult<T> = { value: T; error?: undefined } | { error: Record<string, unknown> };

/** `pi_1_secret_2` belongs to `pi_1`. */
function intentId(clientSecret: string): string {
  const id = clientSecret.split('_secret_')[0];
  if (id === undefined || !clientSecret.includes('_secret_')) {
    throw new Error(`Not a client secret: ${clientSecret}`);
  }
  return id;
}

export function getIntent(key: string, clientSecret: string): Promise<ApiResult<BrowserIntent>> {
  const query = encodeForm({ key, client_secret: clientSecret });
  return send<BrowserIntent>(`/v1/payment_intents/${intentId(clientSecret)}?${query}`);
}

export function confirmIntent(
  key: string,
  clientSecret: string,
  values: Record<string, unknown>,
): Promise<ApiResult<BrowserIntent>> {
  const body = encodeForm({ ...values, key, client_secret: clientSecret, use_stripe_sdk: true });
  return send<BrowserIntent>(`/v1/payment_intents/${intentId(clientSecret)}/confirm`, body);
}

export function refuseChallenge(clientSecret: string): Promise<ApiResult<object>> {
  const body = encodeForm({
    payment_intent: intentId(clientSecret),
    payment_intent_client_secret: clientSecret,
    outcome: 'fail',
  });
  return send<object>('/v3/challenge', body);
}

async function send<T>(path: string, body?: URLSearchParams): Promise<ApiResult<T>> {
  try {
    const response = await fetch(`${sandboxOrigin}${path}`, {
      credentials: 'omit',
      headers: { accept: 'application/json' },
      ...(body === undefined ? {} : { method: 'POST', body }),
    });
    const result = (await response.json()) as T & { error?: Record<string, unknown> };
    return result.error === undefined ? { value: result } : { error: result.error };
  } catch {
    return {
      error: {
        type: 'api_connection_error',
        message: 'The payment service did not answer. Check your connection and try again.',
      },
    };
  }
}
