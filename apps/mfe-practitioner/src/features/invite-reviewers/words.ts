import { lateWordsOf } from '@freely/shell-sdk/words';
import { namespace } from '../../words.ts';

const invite = {
  name: 'Invite reviewers',
  lead: 'Up to three of your clients from before {{brand}} can review you. We email each of them a link that works once, for 30 days. Their review is shown with a label, since they did not book here.',
  loading: 'Loading your invitations',
  failed: 'We could not load your invitations',
  email: 'Email of client {{number}}',
  submit: 'Invite',
  submitNumber: 'Invite client {{number}}',
  sent: 'Invited',
  format: 'E-mail must be valid',
} as const;

export const { useWords } = lateWordsOf(namespace, { invite });
