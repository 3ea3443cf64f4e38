// Questionnaires of a practitioner and of the market, and customers who sign them.
import {
  bookingQuestionnaires,
  publishOwnQuestionnaire,
  publishQuestionnaire,
  type Questionnaire,
  type QuestionnaireDraft,
  signQuestionnaire,
} from '@freely/api-client/contract';
import type { TestPractitioner } from './make-practitioner.ts';
import type { TestUser } from './make-users.ts';
import type { TestApi } from './start-test-api.ts';

const questions: QuestionnaireDraft['questions'] = [
  { kind: 'yes_no', text: 'Are you pregnant?', rulesOut: 'yes' },
  { kind: 'one_of', text: 'How is your skin?', options: ['Well', 'Broken'], rulesOut: ['Broken'] },
  { kind: 'text', text: 'Do you have allergies?', required: false },
  { kind: 'consent', text: 'I have answered truthfully.' },
];

export const fine = { q1: 'no', q2: 'Well', q4: 'yes' };
export const ruledOut = { ...fine, q1: 'yes' };

export const draftOf = (treatments: number[], change: Partial<QuestionnaireDraft> = {}) => ({
  title: 'Before your treatment',
  introduction: 'So that nothing happens to your skin.',
  treatments,
  questions,
  ...change,
});

/** A questionnaire of a practitioner, about their first treatment. */
export async function questionnaireOf(
  api: TestApi,
  grace: TestPractitioner,
  change: Partial<QuestionnaireDraft> = {},
): Promise<Questionnaire> {
  const body = draftOf([grace.offers[0]?.subServiceId ?? 0], change);
  const response = await api.call(publishOwnQuestionnaire, { body }, { as: grace });
  if (response.status !== 200) throw new Error(response.body.message);

  return response.body.questionnaire;
}

export async function questionnaireOfMarket(
  api: TestApi,
  treatments: number[],
  change: Partial<QuestionnaireDraft> = {},
): Promise<Questionnaire> {
  const body = { ...draftOf(treatments, change), reason: 'The insurer asks for it' };
  const response = await api.call(publishQuestionnaire, { body }, { as: await api.makeAdmin() });
  if (response.status !== 200) throw new Error(response.body.message);

  return response.body.questionnaire;
}

export const readAnswers = (api: TestApi, as: TestUser, id: number) =>
  api.call(bookingQuestionnaires, { params: { id: String(id) } }, { as });

interface Signing {
  booking: number;
  questionnaire: Pick<Questionnaire, 'id' | 'version'>;
  answers?: Record<string, string>;
  name?: string;
  replaces?: number | null;
}

export const sign = (
  api: TestApi,
  as: TestUser,
  { booking, questionnaire, answers = fine, name = 'Ada Lovelace', replaces = null }: Signing,
) =>
  api.call(
    signQuestionnaire,
    {
      params: { id: String(booking), questionnaire_id: String(questionnaire.id) },
      body: { version: questionnaire.version, replaces, name, answers },
    },
    { as },
  );
