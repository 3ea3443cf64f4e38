import { partWords } from '@freely/ui/part-words';

export const useInviteWords = partWords({
  invite: {
    email: 'Email of reviewer {{number}}',
    send: 'Invite',
    sendTo: 'Invite {{email}}',
    sent: 'Invited',
    format: 'E-mail must be valid',
  },
});
