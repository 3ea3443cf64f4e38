import type { QuestionnaireDraft } from '@freely/api-client/contract';

type Written = Omit<QuestionnaireDraft, 'treatments'>;

/** Of the market, about the treatments that need a patch test. */
export const tintQuestions: Written = {
  title: 'Before tints, lashes and henna',
  introduction:
    'Colour and glue come close to your eyes and skin. Your answers help to keep you safe.',
  questions: [
    {
      kind: 'yes_no',
      text: 'Have you had an eye infection or an operation on your eyes in the last six months?',
      rulesOut: 'yes',
    },
    { kind: 'yes_no', text: 'Are you pregnant or breastfeeding?', rulesOut: null },
    { kind: 'text', text: 'Which allergies do you have?', required: false },
    { kind: 'consent', text: 'My answers are true, and I agree to the treatment.' },
  ],
};

/** Of the demo practitioner, about all that she offers. */
export const nailQuestions: Written = {
  title: 'Your hands and feet',
  introduction: 'I ask everybody before the first coat, so that I can choose what suits you.',
  questions: [
    {
      kind: 'one_of',
      text: 'How are your nails and the skin around them?',
      options: ['Well', 'Dry or brittle', 'Broken, or with an infection'],
      rulesOut: ['Broken, or with an infection'],
    },
    { kind: 'yes_no', text: 'Has gel or acrylic ever made your skin itch?', rulesOut: null },
    { kind: 'text', text: 'Anything else that I should know?', required: false },
    { kind: 'consent', text: 'I will tell you if anything of this changes before the visit.' },
  ],
};

export const wellAnswers = { q1: 'Well', q2: 'no', q3: 'I bite my thumbnail, sorry.', q4: 'yes' };
export const ruledOutAnswers = { q1: 'Broken, or with an infection', q2: 'no', q4: 'yes' };
