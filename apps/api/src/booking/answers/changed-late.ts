import { isFreeToCancel } from '@freely/domain/cancellation';
import type { DataKeys } from '../../infrastructure/encryption/index.ts';
import type { BookingRecord } from '../bookings/index.ts';
import type { SignatureRow } from './answers.repository.ts';
import { latestOf } from './latest-signatures.ts';
import { openAnswers } from './sealed-answers.ts';

type Terms = Pick<BookingRecord, 'starts_at' | 'moved_at' | 'moved_from' | 'free_after_move'>;

/**
 * Whether the treatment is ruled out only by answers that were changed when cancelling was free of charge no
 * longer. Whoever changes them then has had the choice (D90). What ruled it out before stays in time, however often
 * it is signed again, and to whatever time the practitioner moves the visit.
 *
 * @param signatures of one booking, the latest first
 */
export function isChangedLate(
  keys: DataKeys,
  signatures: readonly SignatureRow[],
  booking: Terms,
): boolean {
  return latestOf(signatures).every((row) => {
    const earlier = signatures.filter(
      (each) => each.questionnaire_id === row.questionnaire_id && each.id < row.id,
    );
    const wasAllowed = (text: string) =>
      earlier.some((each) => answerIn(keys, each, text) === false);
    const inTime = earlier.find((each) => wasFreeToCancel(booking, each.signed_at));
    const ruledOutInTime = (text: string) =>
      inTime !== undefined && answerIn(keys, inTime, text) === true;
    const ruling = answersOf(keys, row).filter(({ rulesOut }) => rulesOut);

    return (
      ruling.length === 0 ||
      (!wasFreeToCancel(booking, row.signed_at) &&
        ruling.every(({ text }) => wasAllowed(text) && !ruledOutInTime(text)))
    );
  });
}

/** Before a move, the visit began at another time; after one, cancelling is free of charge for a day (D104). */
function wasFreeToCancel(
  { starts_at, moved_at, moved_from, free_after_move }: Terms,
  at: Date,
): boolean {
  const startsAt = moved_at !== null && at < moved_at ? moved_from : null;

  return isFreeToCancel(startsAt ?? starts_at, at, free_after_move);
}

/** Whether the answer to a question ruled the treatment out; undefined where it was not asked. */
function answerIn(keys: DataKeys, row: SignatureRow, question: string): boolean | undefined {
  return answersOf(keys, row).find(({ text }) => text === question)?.rulesOut;
}

/** The questions of a signature, by their words: another version numbers them anew. */
function answersOf(keys: DataKeys, row: SignatureRow): { text: string; rulesOut: boolean }[] {
  const signed = openAnswers(keys, row);

  return row.questions.map(({ id, text }) => ({
    text,
    rulesOut: signed?.rulesOut.includes(id) ?? false,
  }));
}
