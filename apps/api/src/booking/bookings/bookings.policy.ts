import { AppError, notFound } from '../../kernel/errors/index.ts';
import { nextStatus } from './booking-lifecycle.ts';
import type { BookingView } from './booking-view.repository.ts';
import type { LockedBooking } from './bookings.repository.ts';

type Parties = Pick<BookingView, 'customer_id' | 'practitioner_id'>;

/** Whether the user is the customer or the practitioner. Everybody else gets a 404 (D39). */
export function isParty(booking: Parties, userId: number): boolean {
  return booking.customer_id === userId || booking.practitioner_id === userId;
}

/** Time for a payment at the last second to succeed, before its hold counts as released. */
const paymentGraceMinutes = 2;

/**
 * Whether a hold was released for lack of payment (D16): at the end of the hold, or, when a payment
 * was started, after the grace period or once the job has expired the booking.
 */
export function wasReleased(
  booking: Pick<BookingView, 'status' | 'hold_until' | 'has_intent' | 'now'>,
): boolean {
  if (booking.status !== 'held') return booking.status === 'expired';
  const grace = booking.has_intent ? paymentGraceMinutes * 60_000 : 0;

  return booking.hold_until.getTime() + grace <= booking.now.getTime();
}

/** The notes and the street line may be changed until the appointment begins. */
export function isEditable(booking: Pick<BookingView, 'status' | 'starts_at' | 'now'>): boolean {
  return ['held', 'confirmed'].includes(booking.status) && booking.now < booking.starts_at;
}

/** The customer's own booking, when it can be paid. @throws the documented errors. */
export function requirePayable(booking: LockedBooking | null, customerId: number): LockedBooking {
  if (!booking || booking.customer_id !== customerId) throw notFound('Booking not found');
  if (booking.status === 'expired') throw wasDeleted();
  if (booking.paid_at !== null) {
    throw new AppError('wrong_state', 'This booking has already been paid');
  }
  if (booking.status !== 'held') {
    throw new AppError('wrong_state', 'The status of this booking does not allow payment');
  }
  if (booking.hold_until <= booking.now) throw wasDeleted();

  return booking;
}

/**
 * The customer's own booking, when it can still be cancelled: it has not begun, expired or been
 * cancelled. @throws errors with messages for the user.
 */
export function requireCancellable(
  booking: LockedBooking | null,
  customerId: number,
): LockedBooking {
  if (!booking || booking.customer_id !== customerId) throw notFound('Booking not found');
  if (booking.status === 'expired') throw wasDeleted();
  if (booking.status.startsWith('cancelled')) {
    throw new AppError('wrong_state', 'This booking has already been cancelled');
  }
  if (nextStatus(booking.status, 'cancelByCustomer') === null || booking.starts_at <= booking.now) {
    throw new AppError('wrong_state', 'This booking can no longer be cancelled');
  }

  return booking;
}

/**
 * The practitioner's own booking, when it is paid and has not begun: until then they can move or
 * cancel it. After the start, the rules for lateness apply (D26). @throws errors with messages for
 * the user.
 */
export function requireUpcoming(
  booking: LockedBooking | null,
  practitionerId: number,
  change: 'moved' | 'cancelled',
): LockedBooking {
  if (!booking || booking.practitioner_id !== practitionerId) throw notFound('Booking not found');
  if (booking.status === 'expired') throw wasDeleted();
  if (booking.status.startsWith('cancelled')) {
    throw new AppError('wrong_state', 'This booking has already been cancelled');
  }
  if (booking.status === 'held') {
    throw new AppError('wrong_state', 'This booking has not been paid');
  }
  if (booking.status !== 'confirmed' || booking.starts_at <= booking.now) {
    throw new AppError('wrong_state', `This booking can no longer be ${change}`);
  }

  return booking;
}

export const wasDeleted = () =>
  notFound('This booking was automatically deleted due to lack of payment');
