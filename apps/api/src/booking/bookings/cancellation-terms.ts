// What cancelling costs a customer now, as their screens and mails say it (D25, D75).
import { isUpcoming } from '@freely/domain/booking-status';
import {
  freeCancellationHours,
  freeCancellationUntil,
  isFreeToCancel,
} from '@freely/domain/cancellation';
import { fullDate } from '@freely/domain/format-date';
import { londonClock } from '@freely/domain/london-time';
import { canAccept } from '@freely/domain/rescheduling';
import type { Translate } from '../../kernel/messages/index.ts';
import type { BookingView } from './booking-view.repository.ts';
import { factsOf } from './bookings.policy.ts';

/** Moved, and not yet accepted by the customer, whose word it needs (D25, D104). */
export const awaitsCustomer = (view: BookingView): boolean => canAccept(factsOf(view));

/** Null when cancelling is no longer free, or not possible at all. */
export function freeUntil(view: BookingView): Date | null {
  const booking = factsOf(view);
  if (canAccept(booking)) return view.starts_at;

  return isUpcoming(booking) && isFreeToCancel(view.starts_at, view.now, view.free_after_move)
    ? freeCancellationUntil(view.starts_at, view.free_after_move)
    : null;
}

export function cancellationTerms(view: BookingView, t: Translate): string {
  const ns = 'api/bookings';
  const count = freeCancellationHours;
  if (view.total_amount === 0) return t('cancellation.free', { ns });
  if (awaitsCustomer(view)) return t('cancellation.moved', { ns });

  const until = freeUntil(view);
  if (isUpcoming(factsOf(view)) && until === null) return t('cancellation.tooLate', { ns, count });
  if (until === null || until <= freeCancellationUntil(view.starts_at)) {
    return t('cancellation.inGoodTime', { ns, count });
  }
  const { day, time } = londonClock(until);

  const moved = view.moved_at === null ? 'afterTest' : 'afterMove';

  return t(`cancellation.${moved}`, { ns, date: fullDate(day), time });
}
