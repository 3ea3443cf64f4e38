import type { FaultArea } from '../planted-fault.ts';

export const endedSessions: FaultArea = {
  title: 'Sessions that end, or become somebody else’s',
  faults: [
    {
      id: 'thief-keeps-what-outlives-one-session',
      breaks:
        'Who is logged out by the list of sessions keeps a change of the email and the calendar',
      edits: [
        {
          file: 'apps/api/src/people/accounts/own-sessions.routes.ts',
          find: 'throw notFound();\n      await endAccessOfOthers(trx, events, user.id);',
          replace: 'throw notFound();',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/people/accounts/former-email.test.ts',
        only: 'is ended by logging out one other browser',
      },
    },
    {
      id: 'own-session-of-an-admin-replaced',
      breaks: 'A second press on “Log in as” loses the admin’s own session',
      edits: [
        {
          file: 'libs/auth/src/session.ts',
          find: 'if (own && !own.user.impersonated_by)',
          replace: 'if (own)',
        },
      ],
      caughtBy: { jest: 'libs/auth/src/impersonation.test.ts', only: 'a second press' },
    },
    {
      id: 'user-of-a-late-response',
      breaks: 'A response about who was signed in before replaces who is signed in by then',
      edits: [
        {
          file: 'libs/auth/src/session.ts',
          find: 'if (token === null || !isSame) return;',
          replace: 'if (token === null) return;',
        },
      ],
      caughtBy: { jest: 'libs/auth/src/session.test.ts', only: 'is signed in by then' },
    },
    {
      id: 'impersonation-without-its-banner',
      breaks: 'A late response of the same person takes the banner off an impersonation',
      edits: [
        {
          file: 'libs/auth/src/session.ts',
          find: 'current.impersonated_by?.user_id === user.impersonated_by?.user_id;',
          replace: 'true;',
        },
      ],
      caughtBy: { jest: 'libs/auth/src/session.test.ts', only: 'an admin as the same person' },
    },
    {
      id: 'step-of-somebody-else-asked',
      breaks: 'The step of sign-up that the server has of one person is stored for another',
      edits: [
        {
          file: 'libs/auth/src/onboarding-step.ts',
          find: 'if (token === before && info &&',
          replace: 'if ((token || before) && info &&',
        },
      ],
      caughtBy: { jest: 'libs/auth/src/onboarded.test.ts', only: 'does not get to who' },
    },
    {
      id: 'step-of-somebody-else-saved',
      breaks: 'A step that one person has saved moves another on, who has signed in meanwhile',
      edits: [
        {
          file: 'apps/mfe-public/src/features/onboarding/use-advance.ts',
          find: '    if (user?.user_id !== userId) return;\n',
          replace: '',
        },
      ],
      caughtBy: {
        jest: 'apps/mfe-public/src/features/onboarding/services-step.test.tsx',
        only: 'does not get to who is signed in once it is saved',
      },
    },
    {
      id: 'name-of-somebody-else',
      breaks: 'The name that one person gives at checkout is given to who signs in meanwhile',
      edits: [
        {
          file: 'apps/mfe-booking/src/features/pay/use-details-form.ts',
          find: '    if (sessionStore.getState().token !== token) return;\n',
          replace: '',
        },
      ],
      caughtBy: {
        jest: 'apps/mfe-booking/src/features/pay/pay-page.test.tsx',
        only: 'a name that is saved does not get to',
      },
    },
    {
      id: 'password-dialog-outlives-its-session',
      breaks: 'Who logs in again is told to log in, by a call that had waited for the password',
      edits: [
        {
          file: 'libs/auth/src/auth-dialog.ts',
          find: '  settleRequest(false);\n  authDialogStore',
          replace: '  authDialogStore',
        },
      ],
      caughtBy: {
        jest: 'apps/shell/src/session/sessions-end.test.tsx',
        only: 'what waits for the password',
      },
    },
    {
      id: 'password-given-in-another-session',
      breaks: 'A call is repeated with a session that another tab has ended',
      edits: [
        {
          file: 'libs/auth/src/auth-dialog.ts',
          find: 'resolve(isGiven && sessionStore.getState().token === token)',
          replace: 'resolve(isGiven)',
        },
      ],
      caughtBy: {
        jest: 'apps/shell/src/features/account/password-again.test.tsx',
        only: 'in another session',
      },
    },
    {
      id: 'refused-for-the-password-stays',
      breaks: 'Who has just logged in is told to enter the password',
      edits: [
        {
          file: 'apps/shell/src/session/keep-page.ts',
          find: "(error.status === 401 || error.code === 'reauthentication_required')",
          replace: 'error.status === 401',
        },
      ],
      caughtBy: {
        jest: 'apps/shell/src/session/sessions-end.test.tsx',
        only: 'what waits for the password',
      },
    },
    {
      id: 'ended-change-of-the-email-waits',
      breaks: 'A change of the email that ended with a session is shown as waiting',
      edits: [
        {
          file: 'libs/account-settings/src/use-end-sessions.ts',
          find: '[ownSessionsQuery, userSettingsQuery]',
          replace: '[ownSessionsQuery]',
        },
      ],
      caughtBy: {
        jest: 'libs/account-settings/src/account-settings.test.tsx',
        only: 'another session is logged out',
      },
    },
  ],
};
