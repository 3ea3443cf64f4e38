import type { FaultArea } from '../planted-fault.ts';

/** Screens that still show what another tab, or another device, has changed. */
export const changedElsewhere: FaultArea = {
  title: 'What another tab has changed meanwhile',
  faults: [
    {
      id: 'stale-tab-begins-an-email-change',
      breaks: 'A tab that shows an email change which is over begins it, or its opposite, again',
      edits: [
        {
          file: 'libs/account-settings/src/pending-email.tsx',
          find: 'if (present.pending_email === pending)',
          replace: 'if (present)',
        },
      ],
      caughtBy: {
        jest: 'libs/account-settings/src/account-settings.test.tsx',
        only: 'begins no change',
      },
    },
    {
      id: 'removed-time-off-loses-its-changes',
      breaks: 'A time off that was removed elsewhere can be neither saved nor closed by its form',
      edits: [
        {
          file: 'apps/mfe-practitioner/src/removed-elsewhere.ts',
          find: 'error.status === 404',
          replace: 'error.status === 410',
        },
      ],
      caughtBy: {
        jest: 'apps/mfe-practitioner/src/features/calendar/calendar-page.test.tsx',
        only: 'that was removed elsewhere',
      },
    },
    {
      id: 'removed-elsewhere-cannot-be-removed',
      breaks: 'What another tab has removed stays in the list, with a dialog that only says so',
      edits: [
        {
          file: 'apps/mfe-practitioner/src/removed-elsewhere.ts',
          find: 'if (error instanceof Error && isGone(error)) return { message };',
          replace: '',
        },
      ],
      caughtBy: {
        jest: 'apps/mfe-practitioner/src/features/calendar-sync/calendar-sync-page.test.tsx',
        only: 'removed already in another tab',
      },
    },
  ],
};
