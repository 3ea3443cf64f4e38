import type { FaultArea } from '../planted-fault.ts';

const api = 'apps/api/src';

export const deletedAccounts: FaultArea = {
  title: 'Deleted accounts',
  faults: [
    {
      id: 'work-of-a-practitioner-who-left',
      breaks: 'A request that was under way brings back what a practitioner who left had erased',
      edits: [
        {
          file: 'apps/api/migrations/0052-practitioners-who-left.sql',
          find: "  if (tg_argv[0] = 'practitioner_id' or",
          replace: "  if false and (tg_argv[0] = 'practitioner_id' or",
        },
      ],
      caughtBy: {
        jest: `${api}/people/accounts/erased-meanwhile.test.ts`,
        only: 'of somebody who stays as a customer',
      },
    },
    {
      id: 'address-outlives-its-account',
      breaks:
        'A mail about a deletion that cannot be sent keeps the address of the account for good',
      edits: [
        {
          file: `${api}/notifications/recipients/people.ts`,
          find: '  toUserId: event.userId,\n  toEmail: event.email,\n',
          replace: '  reason: String(event.userId),\n  toEmail: event.email,\n',
        },
      ],
      caughtBy: {
        jest: `${api}/people/accounts/erased-meanwhile.test.ts`,
        only: 'the mail about the deletion',
      },
    },
    {
      id: 'refund-of-a-deletion-untold',
      breaks: 'Who deletes an account is not told which bookings end with it, and what is refunded',
      edits: [
        {
          file: `${api}/notifications/deletion.repository.ts`,
          find: "'booking_events.at', '>=', 'mail.created_at'",
          replace: "'booking_events.at', '<', 'mail.created_at'",
        },
      ],
      caughtBy: {
        jest: `${api}/people/accounts/delete-account.test.ts`,
        only: 'gets a full refund more than',
      },
    },
    {
      id: 'words-of-erased-accounts',
      breaks: 'A request that was under way brings the words of an erased account back',
      edits: [
        {
          file: 'apps/api/migrations/0052-practitioners-who-left.sql',
          find: 'if exists (select from users where id = writer and erased_at is not null)\n',
          replace: 'if false\n',
        },
      ],
      caughtBy: { jest: `${api}/people/accounts/erased-meanwhile.test.ts` },
    },
    {
      id: 'deleted-account-is-asked-for',
      breaks: 'The page that a deleted account leaves asks for its data again, and is refused',
      edits: [
        {
          file: 'apps/mfe-booking/src/features/customer-settings/customer-settings-page.tsx',
          find: 'if (!signal.aborted) await',
          replace: 'if (signal.aborted) await',
        },
      ],
      caughtBy: {
        playwright: 'e2e/shell/account-pages.spec.ts',
        project: 'desktop',
        only: 'deletes their account is told so once',
      },
    },
    {
      id: 'booked-again-with-who-left',
      breaks: 'A practitioner who has left is offered to be booked again, which leads to a refusal',
      edits: [
        {
          file: 'apps/mfe-booking/src/customer/can-book-again.ts',
          find: 'booking.practitioner_left !== true && ',
          replace: '',
        },
      ],
      caughtBy: {
        jest: 'apps/mfe-booking/src/features/customer-home/customer-home-page.test.tsx',
        only: 'somebody who has left',
      },
    },
  ],
};
