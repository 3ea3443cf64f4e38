import type { Question } from '@freely/api-client/contract';

/** The values of the form: the answers by the id of their question, and the name. */
export type AnswerValues = Record<string, string>;

/** What somebody answered to questions that may have other ids by now. */
export interface Answered {
  questions: readonly Question[];
  answers: Readonly<AnswerValues>;
}

/**
 * The answers that a form begins with: those to the same question, the latest first. Consent is given anew.
 */
export function firstAnswers(
  questions: readonly Question[],
  earlier: readonly (Answered | null | undefined)[],
): AnswerValues {
  return Object.fromEntries(
    questions.map((question) => [
      question.id,
      question.kind === 'consent' ? '' : (earlier.map(answerTo(question)).find(Boolean) ?? ''),
    ]),
  );
}

const answerTo = (question: Question) => (answered: Answered | null | undefined) => {
  const same = answered?.questions.find(
    ({ kind, text }) => kind === question.kind && text === question.text,
  );
  const answer = same && answered?.answers[same.id];
  const isOffered = question.kind !== 'one_of' || question.options.includes(answer ?? '');

  return isOffered ? answer : undefined;
};
