import { type BookingFacts, isUpcoming } from './booking-status.ts';

/** Consent and health questionnaires: what they ask, which answers fit, and which rule a treatment out. */

export const questionKinds = ['yes_no', 'one_of', 'text', 'consent'] as const;

interface WithText {
  /** Of this version alone: answers refer to it. */
  id: string;
  text: string;
}

export type Question =
  | (WithText & { kind: 'yes_no'; rulesOut: 'yes' | 'no' | null })
  | (WithText & { kind: 'one_of'; options: string[]; rulesOut: string[] })
  | (WithText & { kind: 'text'; required: boolean })
  /** A statement that is agreed to, or not signed. */
  | (WithText & { kind: 'consent' });

export type Answers = Readonly<Record<string, string>>;

export const questionnaireBounds = {
  questions: { min: 1, max: 40 },
  options: { min: 2, max: 12 },
  /** Letters of a short text. */
  text: 500,
} as const;

export type AnswerRefusal = 'missing' | 'not_offered' | 'too_long' | 'not_agreed';

/** Why an answer cannot be signed; null when it can. */
export function answerRefusal(
  question: Question,
  answer: string | undefined,
): AnswerRefusal | null {
  const given = answer?.trim() ?? '';
  switch (question.kind) {
    case 'consent':
      return given === 'yes' ? null : 'not_agreed';
    case 'text':
      if (given === '') return question.required ? 'missing' : null;
      return given.length > questionnaireBounds.text ? 'too_long' : null;
    case 'yes_no':
    case 'one_of':
      if (given === '') return 'missing';
      return optionsOf(question).includes(given) ? null : 'not_offered';
  }
}

const optionsOf = (question: Extract<Question, { kind: 'yes_no' | 'one_of' }>) =>
  question.kind === 'yes_no' ? ['yes', 'no'] : question.options;

/** Answers to questions that this version does not ask: they came from another one, or from nowhere. */
export function strayAnswers(questions: readonly Question[], answers: Answers): string[] {
  const known = new Set(questions.map(({ id }) => id));

  return Object.keys(answers).filter((id) => !known.has(id));
}

/** The questions whose answers mean that the treatment must not be given. */
export function ruledOutBy(questions: readonly Question[], answers: Answers): Question[] {
  return questions.filter((question) => {
    const given = Object.hasOwn(answers, question.id) ? answers[question.id]?.trim() : undefined;
    if (given === undefined) return false;
    if (question.kind === 'yes_no') return question.rulesOut === given;

    return question.kind === 'one_of' && question.rulesOut.includes(given);
  });
}

/** How a questionnaire stands with a booking. */
export type Standing = 'due' | 'signed' | 'signed_before' | 'closed';

interface SigningFacts {
  booking: Pick<BookingFacts, 'status' | 'startsAt' | 'now' | 'isPaid'>;
  /** The version that is asked now; null once the questionnaire is withdrawn. */
  currentVersion: number | null;
  signedVersion: number | null;
}

/**
 * A new version asks again only before the visit: what was signed for a visit that has begun, or that was
 * cancelled, stays as it was signed.
 */
export function standingOf({ booking, currentVersion, signedVersion }: SigningFacts): Standing {
  if (signedVersion !== null && signedVersion === currentVersion) return 'signed';
  const asks = currentVersion !== null && booking.isPaid && isUpcoming(booking);
  if (asks) return 'due';

  return signedVersion === null ? 'closed' : 'signed_before';
}
