import { lateWordsOf } from '@freely/shell-sdk/words';
import { namespace } from '../../words.ts';

const reviews = {
  heading: 'Reviews',
  placeholder: 'Name, text or booking',
  reported_one: '{{count}} report pending',
  reported_other: '{{count}} reports pending',
  label: 'Reviews',
  state: 'Status',
  anyState: 'Any status',
  states: { visible: 'Visible', hidden: 'Hidden', reported: 'Reported' },
  rating: 'Rating',
  anyRating: 'Any rating',
  atMost: '{{rating}} or less',
  date: 'Date',
  reviewer: 'Reviewer',
  invited: '{{name}}, invited',
  practitioner: 'Practitioner',
  review: 'Review',
  booking: 'Booking',
  actions: 'Actions',
  hide: 'Hide',
  hideOf: 'Hide the review by {{name}}',
  unhide: 'Show again',
  unhideOf: 'Show again: the review by {{name}}',
  keep: 'Keep',
  keepOf: 'Keep the review by {{name}}',
  hideTitle: 'Hide this review?',
  hideText: 'Nobody will be able to read it, and it will no longer count towards the rating.',
  hiddenFor: 'Hidden: {{reason}}',
  reportedFor: 'Reported: {{reason}}',
  parts:
    'Timekeeping {{timekeeping}}, friendliness {{friendliness}}, communication {{communication}}, satisfaction {{satisfaction}}',
  empty: 'No reviews yet',
  emptyText: 'They appear here as customers leave them.',
} as const;

export const { useWords: useReviewWords } = lateWordsOf(namespace, { reviews });
