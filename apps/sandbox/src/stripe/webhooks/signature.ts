import { createHmac } from 'node:crypto';

/** The `Stripe-Signature` header: seconds, and HMAC-SHA256 over `seconds.body`. */
export function signatureHeader(body: string, secret: string, seconds: number): string {
  const v1 = createHmac('sha256', secret).update(`${seconds}.${body}`, 'utf8').digest('hex');
  return `t=${seconds},v1=${v1}`;
}
