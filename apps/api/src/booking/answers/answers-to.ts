import {
  type AnswerRefusal,
  type Answers,
  answerRefusal,
  type Question,
  questionnaireBounds,
  strayAnswers,
} from '@freely/domain/questionnaires';
import { AppError, type ErrorMessage, type FieldMessages } from '../../kernel/errors/index.ts';

/** The answers as they are signed: without empty ones, and without spaces around them. */
export function answersTo(questions: readonly Question[], given: Answers): Answers {
  if (strayAnswers(questions, given).length > 0) throw changed();
  const errors: FieldMessages = {};
  const answers: Record<string, string> = {};
  for (const question of questions) {
    const answer = Object.hasOwn(given, question.id) ? given[question.id]?.trim() : undefined;
    const refusal = answerRefusal(question, answer);
    if (refusal) errors[`answers.${question.id}`] = [messages[refusal]];
    else if (answer) answers[question.id] = answer;
  }
  if (Object.keys(errors).length > 0) {
    throw new AppError('invalid', 'questions.check', errors);
  }

  return answers;
}

const messages: Record<AnswerRefusal, ErrorMessage> = {
  missing: 'questions.missing',
  not_offered: 'questions.notOffered',
  too_long: { key: 'questions.tooLong', values: { max: questionnaireBounds.text } },
  not_agreed: 'questions.notAgreed',
};

/** The page has another version. */
export const changed = () => new AppError('conflict', 'questions.changed');
