import type { BookingQuestionnaires } from '@freely/api-client/contract';
import { isCancelled, isUpcoming } from '@freely/domain/booking-status';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../infrastructure/database/index.ts';
import { type BookingRecord, factsOf } from '../bookings/index.ts';
import { presentOfBooking, presentOwnSignature } from './answers.presenter.ts';
import { currentFor, signaturesOfBooking, signaturesOfCustomer } from './answers.repository.ts';
import { isChangedLate } from './changed-late.ts';
import { latestOf } from './latest-signatures.ts';
import { rulesOut } from './sealed-answers.ts';

type Booking = Pick<
  BookingRecord,
  | 'id'
  | 'customer_id'
  | 'status'
  | 'paid_at'
  | 'starts_at'
  | 'ends_at'
  | 'awaits_customer'
  | 'moved_at'
  | 'moved_from'
  | 'free_after_move'
> & { now: Date };

/**
 * What a booking asks, and what was signed for it. After a cancellation nobody needs to know it but the customer
 * (D105).
 *
 * @param readerId one of its parties
 */
export async function readAnswers(
  db: Db,
  { dataKeys }: Pick<Deps['config'], 'dataKeys'>,
  booking: Booking,
  readerId: number,
): Promise<BookingQuestionnaires> {
  const isOwn = readerId === booking.customer_id;
  if (!isOwn && isCancelled(booking.status)) {
    return { questionnaires: [], ruled_out: false, can_cancel: false };
  }
  const facts = factsOf(booking);
  const current = await currentFor(db, booking.id);
  const signatures = await signaturesOfBooking(db, booking.id);
  const latest = latestOf(signatures);
  const signedOf = (id: number) => latest.find((row) => row.questionnaire_id === id) ?? null;
  const withdrawn = latest.filter(
    ({ questionnaire_id: id }) => !current.some((row) => row.questionnaire_id === id),
  );
  const questionnaires = [
    ...current.map((each) => ({ current: each, signed: signedOf(each.questionnaire_id) })),
    ...withdrawn.map((signed) => ({ current: null, signed })),
  ].flatMap((each) => presentOfBooking(dataKeys, facts, each) ?? []);
  const isRuledOut = questionnaires.some(({ signed }) => (signed?.rules_out.length ?? 0) > 0);

  return {
    questionnaires,
    ruled_out: isRuledOut,
    can_cancel:
      isRuledOut &&
      facts.isPaid &&
      isUpcoming(facts) &&
      (!isOwn || !isChangedLate(dataKeys, signatures, booking)),
  };
}

/** Whether what is signed means that the treatment must not be given. */
export async function isRuledOut(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  bookingId: number,
): Promise<boolean> {
  const latest = latestOf(await signaturesOfBooking(db, bookingId));

  return latest.some((row) => rulesOut(config.dataKeys, row));
}

/** Everything that a customer has signed, for the download of their data. */
export async function listOwnSignatures(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  customerId: number,
) {
  const rows = await signaturesOfCustomer(db, customerId);

  return rows.map((row) => presentOwnSignature(config.dataKeys, row));
}
