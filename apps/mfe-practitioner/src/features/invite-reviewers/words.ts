import { lateWordsOf } from '@freely/federation/words';
import { namespace } from '../../words.ts';

const invite = {
  name: 'Invite reviewers',
  lead: 'Up to three clients of yours from before {{brand}} can say what they think of you. We email each a link that works once, for 30 days; their review is shown with a label, since they did not book here.',
  loading: 'Loading your invitations',
  failed: 'We could not load your invitations',
  email: 'Email of client {{number}}',
  submit: 'Invite',
  submitNumber: 'Invite client {{number}}',
  sent: 'Invited',
  format: 'E-mail must be valid',
} as const;

export const { useWords } = lateWordsOf(namespace, { invite });
