import type { Question } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { Stack } from '@freely/ui/layout';
import { Section } from '@freely/ui/page';
import { useState } from 'react';
import { Introduction, QuestionField } from '../questions/index.ts';
import { bodyOf, type Draft } from './draft.ts';

/** The questions as a customer sees them. What is answered here goes nowhere. */
export function Preview({ draft }: { draft: Draft }) {
  const { t } = useTranslation('practice/questionnaires');
  const [answers, setAnswers] = useState<Record<string, string>>({});
  const { title, introduction, questions } = bodyOf(draft);

  return (
    <Section title={title || t('untitled')}>
      <Stack gap={5}>
        <Introduction text={introduction} />
        {questions.map((question, index) => {
          const id = `preview-${index + 1}`;

          return (
            <QuestionField
              key={id}
              question={{ ...question, id } as Question}
              name={id}
              value={answers[id] ?? ''}
              onChange={(answer) => setAnswers((before) => ({ ...before, [id]: answer }))}
            />
          );
        })}
      </Stack>
    </Section>
  );
}
