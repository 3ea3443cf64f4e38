import { AppError, notFound } from '../../http/app-error.ts';
import { nextStatus } from './booking-lifecycle.ts';
import type { BookingView } from './booking-view.repository.ts';
import type { LockedBooking } from './bookings.repository.ts';

type Parties = Pick<BookingView, 'customer_id' | 'practitioner_id'>;

/** The two people of a booking; for everybody else it does not exist (D39). */
export function isParty(booking: Parties, userId: number): boolean {
  return booking.customer_id === userId || booking.practitioner_id === userId;
}

/** A payment under way at the last second is waited for this long before a hold counts as gone. */
const verdictMinutes = 2;

/**
 * Whether a booking was let go for lack of payment (D16). At the end of the hold, or, when a
 * payment was begun, as soon as the provider was asked what became of it.
 */
export function wasLetGo(
  booking: Pick<BookingView, 'status' | 'hold_until' | 'has_intent' | 'now'>,
): boolean {
  if (booking.status !== 'held') return booking.status === 'expired';
  const patience = booking.has_intent ? verdictMinutes * 60_000 : 0;

  return booking.hold_until.getTime() + patience <= booking.now.getTime();
}

/** Notes and the street line may change until the treatment begins. */
export function isEditable(booking: Pick<BookingView, 'status' | 'starts_at' | 'now'>): boolean {
  return ['held', 'confirmed'].includes(booking.status) && booking.now < booking.starts_at;
}

/** The customer's own booking, when it waits for its payment. @throws what the documents say. */
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
 * The customer's own booking, when it can still be called off: not begun, and not over in another
 * way. @throws what the person can read.
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
 * The practitioner's own booking, when it is paid and has not begun: until then they can move it or
 * call it off. What began is a matter of lateness (D26). @throws what the person can read.
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
