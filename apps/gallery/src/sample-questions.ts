import type { Question, Questionnaire } from '@freely/api-client/contract';

/** A question of each kind. */
export const QUESTIONS: Question[] = [
  { id: 'q1', kind: 'yes_no', text: 'Are you pregnant?', rulesOut: 'yes' },
  {
    ...{ id: 'q2', kind: 'one_of', text: 'How does your skin feel after washing?' },
    options: ['Tight', 'Comfortable', 'Sore or broken'],
    rulesOut: ['Sore or broken'],
  },
  { id: 'q3', kind: 'text', text: 'Which medicines do you take?', required: false },
  { id: 'q4', kind: 'consent', text: 'I understand how the treatment works, and its risks.' },
];

export const QUESTIONNAIRE: Questionnaire = {
  id: 1,
  version: 3,
  title: 'Before a facial',
  introduction: 'Two minutes, so that the treatment suits your skin.',
  treatments: [{ id: 11, name: 'Deep-cleansing facial', service: 'Facials' }],
  questions: QUESTIONS,
  published_at: '2026-03-02T09:00:00.000Z',
};

export const TREATMENTS = [
  { id: 11, name: 'Deep-cleansing facial', service: 'Facials' },
  { id: 12, name: 'Chemical peel', service: 'Facials' },
  { id: 21, name: 'Lash lift', service: 'Lashes and brows' },
];
