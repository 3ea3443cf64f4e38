import type { Pence } from './money.ts';

/** A customer cancels free of charge until this many hours before the start (D25). */
const freeCancellationHours = 24;

const hour = 3_600_000;

/** The instant from which cancelling is no longer free: exactly then is too late (D50). */
export function freeCancellationUntil(startsAt: Date): Date {
  return new Date(startsAt.getTime() - freeCancellationHours * hour);
}

/** Whether a customer who cancels at `now` gets a refund: strictly more than 24 hours ahead. */
export function isFreeToCancel(startsAt: Date, now: Date): boolean {
  return now.getTime() < freeCancellationUntil(startsAt).getTime();
}

/** How much of a payment can still be refunded, in pence: never more than is left (D51). */
export function refundable(payment: { captured: Pence; refunded: Pence }): Pence {
  return Math.max(0, payment.captured - payment.refunded);
}
