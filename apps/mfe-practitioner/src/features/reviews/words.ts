import { lateWordsOf } from '@freely/federation/words';
import { namespace } from '../../words.ts';

const reviews = {
  name: 'Reviews',
  lead: 'What clients say of you, as everybody reads it on your profile.',
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
  notes: 'Notes of cancellations',
  notesText: 'Written by nobody and not rated: they stand on your profile because you cancelled.',
  report: {
    open: 'Report',
    openName: 'Report the review of {{name}}',
    title: 'Report the review of {{name}}',
    text: 'One of us looks at it. It stays as it is until then, and {{name}} is not told who reported it.',
    reason: 'What is wrong with it?',
    required: 'Please say what is wrong with the review',
    send: 'Send report',
    sent: 'Reported',
  },
} as const;

export const { useWords } = lateWordsOf(namespace, { reviews });
