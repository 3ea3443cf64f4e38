import { randomBytes } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** 'pi_' and 24 letters and digits, in Stripe's format. */
export function newId(prefix: string, length = 24): string {
  let letters = '';
  for (const byte of randomBytes(length)) letters += alphabet[byte % alphabet.length];
  return `${prefix}_${letters}`;
}

/** Stripe counts time in whole seconds. */
export function secondsNow(): number {
  return Math.floor(Date.now() / 1000);
}
