import { expect, test } from '@jest/globals';
import { findQuestions } from './find-questions.ts';

const question = (
  key: string,
  parts: Partial<Record<'title' | 'excerpt' | 'description', string>>,
) => ({
  key,
  title: '',
  excerpt: '',
  description: '',
  ...parts,
});
const categories = [
  {
    key: 'payments',
    name: 'Payments',
    questions: [
      question('title', { title: 'How do I get a REFUND?' }),
      question('excerpt', { excerpt: 'A refund takes days.' }),
    ],
  },
  {
    key: 'reviews',
    name: 'Refund reviews',
    questions: [question('description', { description: 'It isn’t about money.' })],
  },
];

const keys = (text: string) =>
  findQuestions(categories, text).map(({ key, questions }) => [key, questions.map((q) => q.key)]);

test('searches title, excerpt and description, ignoring case', () => {
  expect(keys('refund')).toEqual([['payments', ['title', 'excerpt']]]);
  expect(keys('  MONEY ')).toEqual([['reviews', ['description']]]);
});

test('a straight apostrophe matches a curly one', () => {
  expect(keys("isn't")).toEqual([['reviews', ['description']]]);
});

test('an empty search finds everything, and an unknown word finds nothing', () => {
  expect(keys(' ')).toHaveLength(2);
  expect(keys('submarine')).toEqual([]);
});
