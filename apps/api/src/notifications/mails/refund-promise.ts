import type { AboutBooking } from '../mail-facts.ts';
import { money } from './booking-format.ts';

/** To a customer who is refunded: how much is on its way, if anything was paid and they do not have it already. */
export function refundPromise({ booking, t }: AboutBooking): string {
  const { amount_promised: promised, amount_by_hand: byHand } = booking;
  if (promised > byHand) return t('refund.onItsWay', { amount: money(promised - byHand) });
  if (booking.is_charged_back) return t('refund.chargedBack');

  return t(byHand > 0 ? 'refund.returned' : 'refund.nothing');
}

/** Support has returned all of it by hand, whatever became of the booking. */
const isReturnedInFull = ({ booking }: AboutBooking): boolean =>
  booking.total_amount > 0 && booking.amount_promised >= booking.total_amount;

/** To a customer who gets no refund: what is said of the payment, unless it was free or they have it already. */
export function keptPayment(about: AboutBooking, isKept: string): string[] {
  const { booking, t } = about;
  if (isReturnedInFull(about)) return [t('refund.returned')];
  if (booking.is_charged_back) return [t('refund.withYourBank')];

  return booking.total_amount === 0 ? [] : [isKept];
}

/** The same to a practitioner who keeps their pay. */
export function keptPay(about: AboutBooking, isPaid: string): string[] {
  if (isReturnedInFull(about)) return [about.t('refund.returnedToCustomer')];
  if (about.booking.is_charged_back) return [about.t('refund.withTheirBank')];

  return earnsNothing(about) ? [] : [isPaid];
}

/** Free of charge. A discount is the platform's: the practitioner is paid all the same. */
export const earnsNothing = ({ booking }: AboutBooking): boolean =>
  booking.total_amount + booking.discount_amount === 0;

/** To a practitioner: why they are not paid. */
export function unpaidReason({ booking, t }: AboutBooking): string {
  if (booking.is_charged_back && booking.amount_promised === 0) return t('refund.withTheirBank');
  const { total_amount: total, amount_by_hand: byHand } = booking;
  const isReturnedByHand = byHand > 0 && byHand >= total;

  return t(isReturnedByHand ? 'refund.returnedToCustomer' : 'refund.toCustomerOnly');
}

/** Whether a full refund would give money back: somebody paid, and no bank or refund has returned all of it. */
export function isRefundable({ booking }: AboutBooking): boolean {
  const { total_amount: total, amount_promised: promised } = booking;

  return total > promised && !booking.is_charged_back;
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
