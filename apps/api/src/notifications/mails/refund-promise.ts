import type { AboutBooking } from '../mail-facts.ts';
import { money } from './booking-format.ts';

/** To a customer who is refunded: how much is on its way, if anything was paid and no bank has it. */
export function refundPromise({ booking, t }: AboutBooking): string {
  if (booking.amount_promised > 0) {
    return t('refund.onItsWay', { amount: money(booking.amount_promised) });
  }

  return t(booking.is_charged_back ? 'refund.chargedBack' : 'refund.nothing');
}

/** To a customer who gets no refund: what is said of the payment, unless it was free or their bank has it. */
export function keptPayment({ booking, t }: AboutBooking, isKept: string): string[] {
  if (booking.is_charged_back) return [t('refund.withYourBank')];

  return booking.total_amount === 0 ? [] : [isKept];
}

/** The same to a practitioner who keeps their pay. */
export function keptPay(about: AboutBooking, isPaid: string): string[] {
  if (about.booking.is_charged_back) return [about.t('refund.withTheirBank')];

  return earnsNothing(about) ? [] : [isPaid];
}

/** Free of charge. A discount is the platform's: the practitioner is paid all the same. */
export const earnsNothing = ({ booking }: AboutBooking): boolean =>
  booking.total_amount + booking.discount_amount === 0;

/** To a practitioner: why they are not paid. */
export function unpaidReason({ booking, t }: AboutBooking): string {
  const isWithBank = booking.is_charged_back && booking.amount_promised === 0;

  return t(isWithBank ? 'refund.withTheirBank' : 'refund.toCustomerOnly');
}

/**
 * Nothing goes back because of the cancellation: it came too late. A part that support returned by hand is borne by
 * the platform, and changes nothing of that.
 */
export function isKeptInFull({ booking }: AboutBooking): boolean {
  const { total_amount: total, amount_promised: promised, resold_amount: resold } = booking;
  if (booking.is_late_cancelled) return resold === 0 && promised < total;

  return total > 0 && promised === 0 && !booking.is_charged_back;
}
