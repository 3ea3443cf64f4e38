import { lateWordsOf } from '@freely/shell-sdk/words';
import { namespace } from '../words.ts';
import { customer } from './texts/customer.ts';
import { practitioner } from './texts/practitioner.ts';

/** The questions, by audience. */
export const questionTexts = { customer, practitioner } as const;

const help = {
  audience: { customer: 'I’m a customer', practitioner: 'I’m a practitioner' },
  ...questionTexts,
} as const;

export const { useWords: useHelpWords } = lateWordsOf(namespace, { help });
