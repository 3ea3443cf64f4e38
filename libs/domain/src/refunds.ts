import type { Pence } from './money.ts';

/** Hours before the start up to which a customer cancels for nothing (D25). */
const freeCancellationHours = 24;

const hour = 3_600_000;

/** The moment after which cancelling is no longer free: exactly then is too late (D50). */
export function freeCancellationUntil(startsAt: Date): Date {
  return new Date(startsAt.getTime() - freeCancellationHours * hour);
}

/** Whether a customer who cancels at `now` gets their money back: strictly more than 24 hours. */
export function cancelsFree(startsAt: Date, now: Date): boolean {
  return now.getTime() < freeCancellationUntil(startsAt).getTime();
}

/** What can still be returned of a payment, in pence: never more than is left (D51). */
export function refundable(payment: { captured: Pence; refunded: Pence }): Pence {
  return Math.max(0, payment.captured - payment.refunded);
}
