import type { IncomingHttpHeaders } from 'node:http';
import type { FormHash } from './form-body.ts';
import { StripeError } from './stripe-error.ts';

export interface ApiKey {
  kind: 'secret' | 'publishable';
  value: string;
}

/** The accepted keys; without them any test key of the right kind is accepted. */
export interface AcceptedKeys {
  secretKey?: string | undefined;
  publishableKey?: string | undefined;
}

/** Bearer or basic authentication; a browser may also send the parameter `key`. */
export function authenticate(
  headers: IncomingHttpHeaders,
  form: FormHash,
  accepted: AcceptedKeys,
): ApiKey {
  const value = keyInHeader(headers.authorization) ?? keyInForm(form);
  if (value === undefined) {
    throw unauthorised('No API key was given. Send it as "Authorization: Bearer YOUR_KEY".');
  }
  if (/^(?:sk|rk)_test_/.test(value) && (accepted.secretKey ?? value) === value) {
    return { kind: 'secret', value };
  }
  if (value.startsWith('pk_test_') && (accepted.publishableKey ?? value) === value) {
    return { kind: 'publishable', value };
  }
  throw unauthorised(`Invalid API Key provided: ${masked(value)}`);
}

export function secretKeyRequired(): StripeError {
  return new StripeError(403, {
    type: 'invalid_request_error',
    code: 'secret_key_required',
    message: 'This call needs a secret key, not a publishable one.',
  });
}

function keyInHeader(header: string | undefined): string | undefined {
  const [scheme, credentials] = header?.split(' ') ?? [];
  if (credentials === undefined) return undefined;
  if (scheme?.toLowerCase() === 'bearer') return credentials;
  if (scheme?.toLowerCase() !== 'basic') return undefined;
  return Buffer.from(credentials, 'base64').toString('utf8').split(':')[0];
}

function keyInForm(form: FormHash): string | undefined {
  const { key } = form;
  return typeof key === 'string' && key !== '' ? key : undefined;
}

function unauthorised(message: string): StripeError {
  return new StripeError(401, { type: 'invalid_request_error', message });
}

function masked(key: string): string {
  return key.length < 12 ? '****' : `${key.slice(0, 8)}****${key.slice(-4)}`;
}
