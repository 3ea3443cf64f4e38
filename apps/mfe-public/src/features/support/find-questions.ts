import type { QuestionCategory } from '../../help/use-questions.ts';

/**
 * The categories and questions that hold `text` in title, excerpt or description, whatever the case
 * (spec 1 §2.4). An empty text finds everything.
 */
export function findQuestions(
  categories: readonly QuestionCategory[],
  text: string,
): QuestionCategory[] {
  const wanted = folded(text.trim());

  return categories
    .map((category) => ({
      ...category,
      questions: category.questions.filter(({ title, excerpt, description }) =>
        [title, excerpt, description].some((part) => folded(part).includes(wanted)),
      ),
    }))
    .filter(({ questions }) => questions.length > 0);
}

/** People type straight apostrophes; the texts have curly ones. */
function folded(text: string): string {
  return text.toLocaleLowerCase('en-GB').replaceAll('’', "'");
}
