import { ApiError } from '@freely/api-client/client';
import type { Question } from '@freely/api-client/contract';
import { type AnswerRefusal, answerRefusal } from '@freely/domain/questionnaires';
import type { FieldErrors, Resolver, UseFormReturn } from 'react-hook-form';
import type { AnswerValues } from './first-answers.ts';

/** No question has this id. */
export const NAME = 'name';

type Refusal = AnswerRefusal | 'no_name';

/** The rules of the server, before anything is sent. `phrase` says what is wrong. */
export const answerRules =
  (questions: readonly Question[], phrase: (refusal: Refusal) => string): Resolver<AnswerValues> =>
  async (values) => {
    const errors: FieldErrors<AnswerValues> = {};
    for (const question of questions) {
      const refusal = answerRefusal(question, values[question.id]);
      if (refusal) errors[question.id] = { type: refusal, message: phrase(refusal) };
    }
    if (values[NAME]?.trim() === '') errors[NAME] = { type: 'no_name', message: phrase('no_name') };

    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };

/** Shows what the server refuses under its question. Whether there was such a message. */
export function showRefusedAnswers(form: UseFormReturn<AnswerValues>, error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const fields = Object.entries(error.fields);
  for (const [name, messages] of fields) {
    form.setError(name.replace(/^answers\./, ''), { type: 'server', message: messages[0] ?? '' });
  }

  return fields.length > 0;
}
