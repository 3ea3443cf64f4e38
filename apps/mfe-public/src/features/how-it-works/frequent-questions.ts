import type { Question, QuestionCategory } from '../../help/use-questions.ts';

/** The first question of each category, which is the most frequent one. */
export function frequentQuestions(categories: readonly QuestionCategory[]): Question[] {
  return categories.flatMap(({ key, questions }) =>
    questions.slice(0, 1).map((question) => ({ ...question, key: `${key} ${question.key}` })),
  );
}
