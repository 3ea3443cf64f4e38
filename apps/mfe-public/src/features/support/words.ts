import { lateWordsOf } from '@freely/shell-sdk/words';
import { namespace } from '../../words.ts';

const support = {
  title: 'Support centre',
  heading: 'How can we help?',
  lead: 'Answers about booking, paying and working with {{brand}}. If you cannot find yours, ask a person.',
  who: 'Questions for',
  search: 'Search the support centre',
  placeholder: 'Refund, late, address …',
  categories: 'Categories',
  count_one: '{{count}} question',
  count_other: '{{count}} questions',
  found_one: '{{count}} question found',
  found_other: '{{count}} questions found',
  none: {
    title: 'Sorry, nothing was found by your request',
    text: 'Try another word, or ask us: our email address and phone number are below.',
    clear: 'Clear the search',
  },
  person: {
    heading: 'Ask a person',
    text: 'Write to us or call. Live chat is coming soon.',
  },
} as const;

export const { useWords } = lateWordsOf(namespace, { support });
