import { lateWordsOf } from '@freely/shell-sdk/words';
import { namespace } from '../../words.ts';

const reviews = {
  name: 'Reviews',
  lead: 'What clients say about you, as everyone sees it on your profile.',
  loading: 'Loading your reviews',
  failed: 'We could not load your reviews',
  none: 'No reviews yet',
  noneText: 'Clients are asked for one after each appointment.',
  invite: 'Invite reviewers',
  list: 'Reviews',
  ratings: 'How you are rated',
  overall: 'Overall',
  timekeeping: 'Timekeeping',
  friendliness: 'Friendliness',
  communication: 'Communication',
  satisfaction: 'Satisfaction',
  invited: 'Invited client',
  notes: 'Cancellation notes',
  notesText: 'Automated and not rated: they appear on your profile because you cancelled.',
  report: {
    open: 'Report',
    openName: 'Report the review by {{name}}',
    title: 'Report the review by {{name}}',
    text: 'We will review it. It stays as it is until then, and {{name}} is not told who reported it.',
    reason: 'What is wrong with it?',
    required: 'Please say what is wrong with the review',
    send: 'Send report',
    sent: 'Reported',
  },
} as const;

export const { useWords } = lateWordsOf(namespace, { reviews });
