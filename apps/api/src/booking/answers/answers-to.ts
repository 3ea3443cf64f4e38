import type { FieldErrors } from '@freely/api-client/contract';
import {
  type AnswerRefusal,
  type Answers,
  answerRefusal,
  type Question,
  questionnaireBounds,
  strayAnswers,
} from '@freely/domain/questionnaires';
import { AppError } from '../../kernel/errors/index.ts';

/** The answers as they are signed: without empty ones, and without spaces around them. */
export function answersTo(questions: readonly Question[], given: Answers): Answers {
  if (strayAnswers(questions, given).length > 0) throw changed();
  const errors: FieldErrors = {};
  const answers: Record<string, string> = {};
  for (const question of questions) {
    const answer = Object.hasOwn(given, question.id) ? given[question.id]?.trim() : undefined;
    const refusal = answerRefusal(question, answer);
    if (refusal) errors[`answers.${question.id}`] = [messages[refusal]];
    else if (answer) answers[question.id] = answer;
  }
  if (Object.keys(errors).length > 0) {
    throw new AppError('invalid', 'Please look at your answers again', errors);
  }

  return answers;
}

const messages: Record<AnswerRefusal, string> = {
  missing: 'Please answer this question',
  not_offered: 'Please choose one of the answers',
  too_long: `Please keep to ${questionnaireBounds.text} characters`,
  not_agreed: 'Without your consent this cannot be signed',
};

/** The page has another version. */
export const changed = () =>
  new AppError('conflict', 'The questions have changed. Please look at them again.');
