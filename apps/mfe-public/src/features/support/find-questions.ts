import type { QuestionCategory } from '../../help/use-questions.ts';

/**
 * The categories and questions with `text` in title, excerpt or description, ignoring case (spec 1
 * §2.4). An empty text finds everything.
 */
export function findQuestions(
  categories: readonly QuestionCategory[],
  text: string,
): QuestionCategory[] {
  const wanted = normalized(text.trim());

  return categories
    .map((category) => ({
      ...category,
      questions: category.questions.filter(({ title, excerpt, description }) =>
        [title, excerpt, description].some((part) => normalized(part).includes(wanted)),
      ),
    }))
    .filter(({ questions }) => questions.length > 0);
}

/** People type straight apostrophes; the messages have curly ones. */
function normalized(text: string): string {
  return text.toLocaleLowerCase('en-GB').replaceAll('’', "'");
}
