import { type Answers, standingOf } from '@freely/domain/questionnaires';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../infrastructure/database/index.ts';
import type { Actor } from '../../kernel/audit/index.ts';
import { AppError, notFound } from '../../kernel/errors/index.ts';
import { factsOf, lockBooking, recordEvent } from '../bookings/index.ts';
import { questionnaireSigned } from '../events/index.ts';
import { currentFor, signaturesOfBooking } from './answers.repository.ts';
import { answersTo, changed } from './answers-to.ts';
import { insertSigned } from './insert-signed.ts';
import { openAnswers } from './sealed-answers.ts';

interface Signing {
  bookingId: number;
  questionnaireId: number;
  version: number;
  /** The signature that the customer has seen. */
  replaces: number | null;
  name: string;
  answers: Answers;
}

/**
 * Signs a questionnaire, or signs it anew: the newer signature counts, the earlier ones stay sealed. The same
 * twice is one signature. The practitioner is told each time in the same way, so that neither the log of
 * mails nor the history tells an admin what was answered.
 * @throws 404 for what the booking does not ask, 409 for another version, a signature from elsewhere, or
 * when it is too late, 422 for answers that cannot be signed
 */
export async function signQuestionnaire(
  { db, config, events }: Pick<Deps, 'db' | 'config' | 'events'>,
  { bookingId, questionnaireId, version, replaces, name, ...given }: Signing,
  customer: Actor,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const booking = await lockBooking(trx, bookingId);
    if (!booking) throw notFound('bookings.notFound');
    const isNamed = (row: { questionnaire_id: number }) => row.questionnaire_id === questionnaireId;
    const current = (await currentFor(trx, bookingId)).find(isNamed);
    const signed = (await signaturesOfBooking(trx, bookingId)).find(isNamed);
    if (!current && !signed) throw notFound('questionnaires.notFound');
    const currentVersion = current?.version ?? null;
    const facts = { booking: factsOf(booking), currentVersion, signedVersion: null };
    if (!current || standingOf(facts) !== 'due') throw tooLate();
    if (current.version !== version) throw changed();

    const answers = answersTo(current.questions, given.answers);
    const before = signed && openAnswers(config.dataKeys, signed);
    const isSame =
      signed?.version === version && before?.name === name && areSame(before.answers, answers);
    if (isSame) return;
    if ((signed?.id ?? null) !== replaces) throw signedElsewhere();

    const id = await insertSigned(trx, config.dataKeys, booking, {
      ...{ questionnaireId, version, name, answers },
      questions: current.questions,
    });
    await recordEvent(trx, bookingId, 'questionnaire_signed', customer);
    await events.publish(trx, questionnaireSigned, { booking, signatureId: id });
  });
}

const areSame = (one: Answers, other: Answers): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([id, answer]) => other[id] === answer);

const tooLate = () => new AppError('wrong_state', 'questions.over');
const signedElsewhere = () => new AppError('conflict', 'questions.signedElsewhere');
