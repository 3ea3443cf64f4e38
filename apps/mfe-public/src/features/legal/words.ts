import { lateWordsOf } from '@freely/shell-sdk/words';
import { namespace } from '../../words.ts';
import { cookies } from './texts/cookies.ts';
import { privacy } from './texts/privacy.ts';
import { terms } from './texts/terms.ts';

/** The three documents, by the key of their messages. */
export const documents = { terms, privacy, cookies } as const;
export type DocumentName = keyof typeof documents;

const legal = {
  updated: 'Last updated 18 March 2019',
  contents: 'On this page',
  print: 'Print this page',
  ...documents,
} as const;

export const { useWords } = lateWordsOf(namespace, { legal });
