import type { AboutBooking } from '../mail-facts.ts';
import { money } from './booking-format.ts';

/** To a customer who is refunded: how much is on its way, if anything was paid. */
export function refundPromise({ booking, t }: AboutBooking): string {
  return booking.amount_promised > 0
    ? t('refund.onItsWay', { amount: money(booking.amount_promised) })
    : t('refund.nothing');
}
