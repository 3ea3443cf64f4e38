import { useTranslation } from '@freely/i18n';
import { namespace } from '../words.ts';
import type { QuestionTexts } from './question-texts.ts';
import { questionTexts, useHelpWords } from './words.ts';

export const audiences = ['customer', 'practitioner'] as const;
export type Audience = (typeof audiences)[number];

export interface Question {
  readonly key: string;
  readonly title: string;
  /** The answer in one line. */
  readonly excerpt: string;
  readonly description: string;
}

export interface QuestionCategory {
  readonly key: string;
  readonly name: string;
  readonly questions: readonly Question[];
}

/** All questions of customers or practitioners, in the language of the page. */
export function useQuestions(audience: Audience): QuestionCategory[] {
  useHelpWords();
  const { t } = useTranslation(namespace);
  const texts: QuestionTexts = questionTexts[audience];

  return Object.entries(texts).map(([key, category]) => ({
    key,
    name: t(`help.${audience}.${key}.name`),
    questions: Object.keys(category.questions).map((question) => {
      const path = `help.${audience}.${key}.questions.${question}`;

      return {
        key: question,
        title: t(`${path}.title`),
        excerpt: t(`${path}.excerpt`),
        description: t(`${path}.description`),
      };
    }),
  }));
}
