// What a customer has with a practitioner already, before another booking is made there.
import type { Db, Trx } from '../../infrastructure/database/index.ts';
import { AppError } from '../../kernel/errors/index.ts';
import {
  isBookedWithin,
  isConfirmedOf,
  isOwnBooking,
  type OwnBookings,
} from './own-bookings.repository.ts';

/**
 * Who wants a hold to give way names one of theirs, with this practitioner. It may have ended or moved meanwhile.
 * @throws {AppError} not_found for anything else, so that nobody believes that its time was let go (D39)
 */
export async function requireOwn(
  db: Db,
  own: OwnBookings,
  replaces: number | undefined,
): Promise<void> {
  if (replaces === undefined || (await isOwnBooking(db, own, replaces))) return;
  const message = 'bookings.notFound';
  throw new AppError('not_found', message, { replaces: [message] });
}

/** It was paid in another tab. A second booking beside it would be paid as well (D98). @throws {AppError} */
export async function refusePaid(trx: Trx, own: OwnBookings, replaces: number): Promise<void> {
  if (!(await isConfirmedOf(trx, own.customerId, replaces))) return;
  throw new AppError('wrong_state', 'checkout.replacedIsPaid');
}

/** By a payment that came a moment ago, say: the time is theirs, and not anybody else's (D82). @throws {AppError} */
export async function refuseOverlap(
  trx: Trx,
  own: OwnBookings,
  from: Date,
  to: Date,
): Promise<void> {
  if (!(await isBookedWithin(trx, { ...own, from, to }))) return;
  const message = 'checkout.bookedAlready';
  throw new AppError('invalid', message, { start_time: [message] });
}
