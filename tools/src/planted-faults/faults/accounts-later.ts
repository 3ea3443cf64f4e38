import type { FaultArea } from '../planted-fault.ts';

export const accountsLater: FaultArea = {
  title: 'Accounts: leaving and suspending',
  faults: [
    {
      id: 'suspended-bookings-kept-from-refund',
      breaks: 'What a suspended customer has booked within a day is cancelled without a refund',
      edits: [
        {
          file: 'apps/api/src/booking/cancellations/cancel-upcoming.ts',
          find: 'inFull: true,',
          replace: 'inFull: false,',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/people/accounts/suspension.test.ts',
        only: 'refunds both sides of them in full',
      },
    },
    {
      id: 'suspended-bookings-go-on',
      breaks: 'An operator who cancels the bookings of a suspended account cancels none',
      edits: [
        {
          file: 'apps/api/src/people/accounts/suspension.ts',
          find: 'if (cancelsBookings) await events.publish(',
          replace: 'if (!cancelsBookings) await events.publish(',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/people/accounts/suspension.test.ts',
        only: 'may do so later',
      },
    },
    {
      id: 'suspended-twice-is-inactive-for-ever',
      breaks:
        'An account that is suspended once more to cancel its bookings stays inactive afterwards',
      edits: [
        {
          file: 'apps/api/src/people/accounts/suspension.ts',
          find: 'if (!isSuspended) await shut(',
          replace: 'await shut(',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/people/accounts/suspension.test.ts',
        only: 'may do so later',
      },
    },
    {
      id: 'disabled-admin-reads-the-calendar',
      breaks: 'Who has the laptop of a disabled admin goes on reading the calendar',
      edits: [
        {
          file: 'apps/api/src/people/accounts/admins.ts',
          find: '    await endAccessOfOthers(trx, events, id);\n',
          replace: '',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/people/accounts/former-email.test.ts',
        only: 'disables its owner as an admin',
      },
    },
    {
      id: 'practitioner-deletes-all-unwarned',
      breaks:
        'A practitioner who deletes the account as a customer is not told that the practice goes',
      edits: [
        {
          file: 'apps/mfe-booking/src/features/customer-settings/customer-settings-page.tsx',
          find: "hasRole(useSession(), 'practitioner')",
          replace: "hasRole(useSession(), 'admin')",
        },
      ],
      caughtBy: {
        jest: 'apps/mfe-booking/src/features/customer-settings/customer-settings-page.test.tsx',
        only: 'a practitioner is told what both sides',
      },
    },
    {
      id: 'practitioner-hides-unwarned',
      breaks:
        'A practitioner who becomes inactive as a customer is not told that nobody finds them',
      edits: [
        {
          file: 'libs/account-settings/src/status-section.tsx',
          find: "hasRole(useSession(), 'practitioner')",
          replace: "hasRole(useSession(), 'admin')",
        },
      ],
      caughtBy: {
        jest: 'apps/mfe-booking/src/features/customer-settings/customer-settings-page.test.tsx',
        only: 'a practitioner is told what both sides',
      },
    },
    {
      id: 'second-factor-of-former-practitioners',
      breaks: 'Who has left as a practitioner cannot turn the second factor off',
      edits: [
        {
          file: 'apps/mfe-booking/src/features/customer-settings/customer-settings-page.tsx',
          find: '          <SecondFactorSection />\n',
          replace: '',
        },
      ],
      caughtBy: {
        jest: 'apps/mfe-booking/src/features/customer-settings/customer-settings-page.test.tsx',
        only: 'each account setting has a section',
      },
    },
    {
      id: 'suspended-is-told-they-cancelled',
      breaks: 'Who is suspended is told that they cancelled their bookings',
      edits: [
        {
          file: 'apps/api/src/booking/cancellations/cancel-booking.ts',
          find: 'isByOperator: actor === null,',
          replace: 'isByOperator: false,',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/people/accounts/suspension.test.ts',
        only: 'refunds both sides of them in full',
      },
    },
    {
      id: 'earned-money-left-behind',
      breaks: 'A practitioner leaves with earned money that can never be paid',
      edits: [
        {
          file: 'apps/api/src/money/payouts/index.ts',
          find: '    await refuseUnpaid(trx, user.id);\n',
          replace: '',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/people/accounts/delete-account.test.ts',
        only: 'is not let go with money',
      },
    },
  ],
};
