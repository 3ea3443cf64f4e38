import type { Questionnaire } from '@freely/api-client/contract';
import { expect, test } from '@jest/globals';
import { bodyOf, draftOf, emptyDraft, newQuestion } from './draft.ts';

const published: Questionnaire = {
  ...{ id: 5, version: 2, title: 'Before your tint', introduction: '' },
  published_at: '2026-11-23T10:00:00.000Z',
  treatments: [{ id: 4, name: 'Eyelash tint', service: 'Eyes' }],
  questions: [
    { id: 'q1', kind: 'yes_no', text: 'Pregnant?', rulesOut: 'yes' },
    { id: 'q2', kind: 'one_of', text: 'Skin?', options: ['A', 'B', 'C'], rulesOut: ['C'] },
    { id: 'q3', kind: 'text', text: 'Allergies?', required: false },
    { id: 'q4', kind: 'consent', text: 'I agree' },
  ],
};

test('what is published is edited and sent as it was, without the ids', () => {
  const body = bodyOf(draftOf(published));

  expect(body.questions).toEqual(published.questions.map(({ id: _, ...question }) => question));
  expect(body.treatments).toEqual([4]);
});

test('no two questions or choices have the same key', () => {
  const draft = draftOf(published);
  const added = { ...draft, questions: [...draft.questions, newQuestion(draft)] };
  const keys = added.questions.flatMap(({ key, options }) => [key, ...options.map((o) => o.key)]);

  expect(new Set(keys).size).toBe(keys.length);
});

test('a new one begins with a question', () => {
  expect(bodyOf(emptyDraft()).questions).toEqual([{ kind: 'yes_no', text: '', rulesOut: null }]);
});
