import type {
  OwnSignature,
  Question,
  QuestionnaireOfBooking,
  Signature,
} from '@freely/api-client/contract';
import { standingOf } from '@freely/domain/questionnaires';
import type { DataKeys } from '../../infrastructure/encryption/index.ts';
import type { factsOf } from '../bookings/index.ts';
import type { CurrentRow, SignatureRow } from './answers.repository.ts';
import { openAnswers } from './sealed-answers.ts';

/** A questionnaire of a booking: `current` while it is not withdrawn, `signed` once it was signed. */
export interface OfBooking {
  current: CurrentRow | null;
  signed: SignatureRow | null;
}

/** For the two parties of the booking only. Null for what was not signed, and is not asked any more. */
export function presentOfBooking(
  keys: DataKeys,
  booking: ReturnType<typeof factsOf>,
  { current, signed }: OfBooking,
): QuestionnaireOfBooking | null {
  const versions = {
    currentVersion: current?.version ?? null,
    signedVersion: signed?.version ?? null,
  };
  const standing = standingOf({ booking, ...versions });
  const isOpen = standingOf({ booking, ...versions, signedVersion: null }) === 'due';
  const shown = (isOpen ? current : null) ?? signed;
  if (standing === 'closed' || !shown) return null;
  const { version, title, introduction } = shown;
  const questions = withoutRules(shown.questions);

  return {
    id: shown.questionnaire_id,
    by: shown.author_id === null ? 'market' : 'practitioner',
    ...{ title, introduction, standing, version, questions },
    open: isOpen,
    signed: signed && presentSignature(keys, signed),
  };
}

/**
 * Without the answers that rule a treatment out: who reads them before signing could answer for the refund that
 * follows (D90), and not for their health. `rules_out` tells them of what was signed.
 */
function withoutRules(questions: readonly Question[]): Question[] {
  return questions.map((question) => {
    if (question.kind === 'yes_no') return { ...question, rulesOut: null };
    return question.kind === 'one_of' ? { ...question, rulesOut: [] } : question;
  });
}

function presentSignature(keys: DataKeys, row: SignatureRow): Signature {
  const { id, version, signed_at: signedAt } = row;
  const opened = openAnswers(keys, row);

  return {
    ...{ id, version, questions: withoutRules(row.questions) },
    signed_at: signedAt.toISOString(),
    name: opened?.name ?? null,
    answers: opened?.answers ?? {},
    rules_out: opened?.rulesOut ?? [],
  };
}

/** For the customer's own download: with each question the answer, as it was signed. */
export function presentOwnSignature(keys: DataKeys, row: SignatureRow): OwnSignature {
  const opened = openAnswers(keys, row);

  return {
    booking_id: row.booking_id,
    title: row.title,
    version: row.version,
    signed_at: row.signed_at.toISOString(),
    name: opened?.name ?? null,
    answers: row.questions.flatMap(({ id, text }) => {
      const answer = opened?.answers[id];

      return answer === undefined ? [] : [{ question: text, answer }];
    }),
  };
}
