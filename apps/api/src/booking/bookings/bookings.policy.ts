// The rules of `@freely/domain` applied to rows, with the documented error of each refusal. Whose a
// booking is was checked before: the contract declares it, and `serve` enforces it.
import { type BookingFacts, isCancelled, isUpcoming } from '@freely/domain/booking-status';
import {
  customerCancellationRefusal,
  type PractitionerRefusal,
  practitionerChangeRefusal,
} from '@freely/domain/cancellation';
import { isReleased, paymentRefusal } from '@freely/domain/payment-window';
import { AppError, type ErrorMessage, notFound } from '../../kernel/errors/index.ts';
import type { BookingView } from './booking-view.repository.ts';
import type { BookingRecord, LockedBooking } from './bookings.repository.ts';

type BookingRow = Pick<
  BookingRecord,
  'status' | 'paid_at' | 'starts_at' | 'ends_at' | 'awaits_customer' | 'free_after_move'
> & { now: Date };

/** What the rules need to know about a row. */
export function factsOf(
  row: BookingRow,
): BookingFacts & { awaitsAcceptance: boolean; freeAfterMove: Date | null } {
  return {
    status: row.status,
    isPaid: row.paid_at !== null,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    awaitsAcceptance: row.awaits_customer,
    freeAfterMove: row.free_after_move,
    now: row.now,
  };
}

/** Whether a hold was released for lack of payment (D16). */
export function wasReleased(
  view: Pick<BookingView, 'status' | 'hold_until' | 'has_intent' | 'payment_grace_minutes' | 'now'>,
): boolean {
  const { status, hold_until: holdUntil, has_intent: isPaymentStarted, now } = view;
  const { payment_grace_minutes: graceMinutes } = view;

  return isReleased({ status, holdUntil, isPaymentStarted, graceMinutes, now });
}

/** It was never booked: the waiting list tells what became of it. Not one for which money came after all. */
export const isEndedOffer = ({
  status,
  was_offered,
  paid_at,
  amount_promised,
}: Pick<BookingView, 'status' | 'was_offered' | 'paid_at' | 'amount_promised'>): boolean =>
  was_offered && paid_at === null && isCancelled(status) && amount_promised === 0;

/** The notes and the street line may be changed until the appointment begins. */
export const isEditable = (view: BookingRow): boolean => isUpcoming(factsOf(view));

/** A booking that can be paid. @throws the documented errors. */
export function requirePayable(booking: LockedBooking | null): LockedBooking {
  if (!booking) throw unknown();
  refusePatchTest(booking, 'paid');
  const refusal = paymentRefusal({ ...factsOf(booking), holdUntil: booking.hold_until });
  if (refusal === 'expired') throw wasDeleted();
  if (refusal === 'already_paid') throw wrongState('bookings.paidAlready');
  if (refusal) throw wrongState('bookings.notPayable');

  return booking;
}

/** A booking that its customer can still cancel. @throws the documented errors. */
export function requireCancellable(booking: LockedBooking | null): LockedBooking {
  if (!booking) throw unknown();
  refusePatchTest(booking, 'cancelled');
  refuse(customerCancellationRefusal(factsOf(booking)), 'cancelled');

  return booking;
}

/** A booking that its practitioner can still move or cancel. @throws the documented errors. */
export function requireUpcoming(booking: LockedBooking | null, change: Change): LockedBooking {
  if (!booking) throw unknown();
  if (change === 'cancelled') refusePatchTest(booking, change);
  refuse(practitionerChangeRefusal(factsOf(booking)), change);

  return booking;
}

type Change = 'moved' | 'cancelled';

/** The patch test of a booking has no payment and no end of its own; only its time is its own. */
function refusePatchTest({ is_patch_test }: LockedBooking, change: 'paid' | 'cancelled'): void {
  if (!is_patch_test) return;
  throw wrongState(`bookings.patchTest.${change}`);
}

function refuse(refusal: PractitionerRefusal | null, change: Change): void {
  if (refusal === null) return;
  if (refusal === 'expired') throw wasDeleted();
  const messages: Record<typeof refusal, ErrorMessage> = {
    already_cancelled: 'bookings.cancelledAlready',
    not_paid: 'bookings.notPaid',
    too_late: `bookings.tooLate.${change}`,
  };
  throw wrongState(messages[refusal]);
}

const unknown = () => notFound('bookings.notFound');

const wrongState = (message: ErrorMessage) => new AppError('wrong_state', message);

/** The 404 of a hold that is over; with `replacedBy`, because its customer chose another time. */
export const wasDeleted = (replacedBy?: number) =>
  replacedBy === undefined
    ? notFound('bookings.deleted')
    : new AppError('not_found', 'bookings.moved', undefined, { replacedBy });
