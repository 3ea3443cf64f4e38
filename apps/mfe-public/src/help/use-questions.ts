import { useTranslation } from '@freely/i18n';
import { feeTerms } from '../fee-terms.ts';

export const audiences = ['customer', 'practitioner'] as const;
export type Audience = (typeof audiences)[number];

/** A question with its answer. */
interface QuestionMessages {
  readonly title: string;
  /** The answer in one line. */
  readonly excerpt: string;
  readonly description: string;
}

/** The keys of categories are in the URL of the support centre. */
interface CategoryMessages {
  readonly name: string;
  readonly questions: Readonly<Record<string, QuestionMessages>>;
}

export interface Question extends QuestionMessages {
  readonly key: string;
}

export interface QuestionCategory {
  readonly key: string;
  readonly name: string;
  readonly questions: readonly Question[];
}

/** All questions of customers or practitioners, in the language of the page. */
export function useQuestions(audience: Audience): QuestionCategory[] {
  const { t } = useTranslation('public/help');
  const categories = t(audience, { returnObjects: true, ...feeTerms() });

  return Object.entries<CategoryMessages>(categories).map(([key, { name, questions }]) => ({
    key,
    name,
    questions: Object.entries(questions).map(([question, messages]) => ({
      key: question,
      ...messages,
    })),
  }));
}
