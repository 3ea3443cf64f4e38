import type { FaultArea } from '../planted-fault.ts';

export const neededEmails: FaultArea = {
  title: 'A confirmed email, where it is needed',
  faults: [
    {
      id: 'email-return-of-another-site',
      breaks: 'The page that confirms an email leads to another site that a script has stored',
      edits: [
        {
          file: 'libs/shell-sdk/src/email-return.ts',
          find: 'return isRecent && isOwn ? path : null;',
          replace: "return isRecent && typeof path === 'string' ? path : null;",
        },
      ],
      caughtBy: { jest: 'libs/shell-sdk/src/email-return.test.ts', only: 'is no page of ours' },
    },
    {
      id: 'wish-lost-while-confirming',
      breaks: 'What was chosen to wait for is lost while the email is confirmed',
      edits: [
        {
          file: 'apps/mfe-booking/src/waiting/use-kept-wish.ts',
          find: 'if (name !== undefined) storeDraft(name, next);',
          replace: 'void next;',
        },
      ],
      caughtBy: {
        jest: 'apps/mfe-booking/src/features/waiting-list/waiting-list-page.test.tsx',
        only: 'reads so before the form',
      },
    },
  ],
};
