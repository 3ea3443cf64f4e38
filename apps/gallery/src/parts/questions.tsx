import { QuestionField, SignedAnswers } from '@freely/practice/questions';
import { Stack } from '@freely/ui/layout';
import type { GalleryPart } from '../gallery-part.ts';
import { QUESTIONS } from '../sample-questions.ts';
import { Stateful } from '../stateful.tsx';

const Fields = ({ error }: { error?: string }) => (
  <Stack gap={6}>
    {QUESTIONS.map((question) => (
      <Stateful key={question.id} initial="">
        {(value, change) => (
          <QuestionField
            name={`${error ? 'refused' : 'empty'}-${question.id}`}
            onChange={change}
            {...{ question, value, error }}
          />
        )}
      </Stateful>
    ))}
  </Stack>
);

export default {
  title: 'Questions before a visit',
  entryPoint: '@freely/practice/questions',
  about: 'One field for each kind of question, and what was signed.',
  states: [
    { name: 'To answer', content: <Fields /> },
    { name: 'Refused', content: <Fields error="Please answer this question" /> },
    {
      name: 'Signed; one answer rules the treatment out',
      content: (
        <SignedAnswers
          questions={QUESTIONS}
          answers={{ q1: 'no', q2: 'Sore or broken', q4: 'yes' }}
          rulesOut={['q2']}
        />
      ),
    },
  ],
} satisfies GalleryPart;
