import type { Question } from '@freely/api-client/contract';
import { expect, test } from '@jest/globals';
import { firstAnswers } from './first-answers.ts';

const pregnant: Question = { id: 'q1', kind: 'yes_no', text: 'Pregnant?', rulesOut: 'yes' };
const skin: Question = {
  ...{ id: 'q2', kind: 'one_of', text: 'Skin?' },
  ...{ options: ['Well', 'Dry'], rulesOut: [] },
};
const consent: Question = { id: 'q3', kind: 'consent', text: 'I agree' };

test('a new version begins with the answers to the same questions, whatever their ids', () => {
  const before = {
    questions: [
      { ...skin, id: 'q1' },
      { ...pregnant, id: 'q2' },
    ],
    answers: { q1: 'Dry', q2: 'no' },
  };

  expect(firstAnswers([pregnant, skin], [null, before])).toEqual({ q1: 'no', q2: 'Dry' });
});

test('what was just typed comes before what was signed', () => {
  const of = (answer: string) => ({ questions: [pregnant], answers: { q1: answer } });

  expect(firstAnswers([pregnant], [of('yes'), of('no')])).toEqual({ q1: 'yes' });
});

test('a choice that is no longer offered, and a consent, are empty', () => {
  const before = { questions: [skin, consent], answers: { q2: 'Odd', q3: 'yes' } };

  expect(firstAnswers([skin, consent], [before])).toEqual({ q2: '', q3: '' });
});
