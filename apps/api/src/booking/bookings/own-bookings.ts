import type { Deps } from '../../deps.ts';
import { type Db, inTransaction, type Trx } from '../../infrastructure/database/index.ts';
import type { Actor } from '../../kernel/audit/index.ts';
import { AppError, notFound } from '../../kernel/errors/index.ts';
import { addressGiven } from './address-given.ts';
import { type BookingView, findView, viewsOfCustomer } from './booking-view.repository.ts';
import { isEditable, isEndedOffer, wasDeleted, wasReleased } from './bookings.policy.ts';
import {
  type LockedBooking,
  lockBooking,
  recordEvent,
  updateAddress,
  updateNotes,
} from './bookings.repository.ts';
import { replacementOf } from './replacement.repository.ts';

/**
 * A booking, whose caller is one of its parties. @throws 404 when it has expired, which says what its customer
 * has instead if they moved it (D70).
 */
export async function readBooking(db: Db, id: number): Promise<BookingView> {
  const view = await findView(db, id);
  if (!view) throw notFound('bookings.notFound');
  if (wasReleased(view)) throw wasDeleted(await replacementOf(db, view));

  return view;
}

/**
 * Locks a booking for a change by its customer. Null for an unknown one.
 * @throws 404 when it has expired, as `readBooking` does.
 */
export async function lockOwnBooking(trx: Trx, id: number): Promise<LockedBooking | null> {
  const booking = await lockBooking(trx, id);
  if (booking?.status === 'expired') throw wasDeleted(await replacementOf(trx, booking));

  return booking;
}

/** All bookings of a customer, except those released for lack of payment (D16), and offers that they let go. */
export async function bookingsOfCustomer(db: Db, customerId: number): Promise<BookingView[]> {
  const views = await viewsOfCustomer(db, customerId);

  return views.filter((view) => !wasReleased(view) && !isEndedOffer(view));
}

interface Change {
  id: number;
  actor: Actor;
}

/** @param before the notes that the customer has read; undefined overwrites any */
export async function saveNotes(
  db: Db,
  { id, actor }: Change,
  { notes, before }: { notes: string; before?: string | undefined },
): Promise<void> {
  await edit(db, { id, actor }, 'notes_changed', async (trx, view) => {
    if (before !== undefined && ![before, notes].includes(view.notes)) {
      const message = 'bookings.notesChangedElsewhere';
      throw new AppError('wrong_state', message, { notes: [message] });
    }
    await updateNotes(trx, id, notes);
  });
}

/**
 * Changes the street line of a home visit until it is paid: from then on the practitioner has been told where to
 * come. One that was missing, as of a visit that cost nothing, can still be given. Town and postcode stay, since
 * the price used them.
 */
export async function saveAddress(
  { db, events }: Pick<Deps, 'db' | 'events'>,
  { id, actor }: Change,
  address: string,
): Promise<void> {
  await edit(db, { id, actor }, 'address_changed', async (trx, view) => {
    if (view.location_type !== 'mobile') {
      throw new AppError('wrong_state', 'bookings.atSalon');
    }
    if (view.paid_at !== null && view.address !== '') {
      throw new AppError('wrong_state', 'bookings.addressAgreed');
    }
    await updateAddress(trx, id, address);
    if (view.paid_at !== null) await events.publish(trx, addressGiven, { booking: view });
  });
}

async function edit(
  db: Db,
  { id, actor }: Change,
  kind: string,
  change: (trx: Trx, view: BookingView) => Promise<void>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockBooking(trx, id);
    const view = await readBooking(trx, id);
    if (!isEditable(view)) {
      throw new AppError('wrong_state', 'bookings.notEditable');
    }
    await change(trx, view);
    await recordEvent(trx, id, kind, actor);
  });
}
