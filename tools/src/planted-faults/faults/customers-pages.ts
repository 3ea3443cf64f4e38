import type { FaultArea } from '../planted-fault.ts';

const mfe = 'apps/mfe-booking/src';
const payPage = `${mfe}/features/pay/pay-page.test.tsx`;
const results = `${mfe}/features/find-practitioner`;

export const customersPages: FaultArea = {
  title: 'Pages that a customer has left, reloaded or taken over',
  faults: [
    {
      id: 'refused-name-locks-the-payment',
      breaks: 'A name that was refused keeps the payment locked after it is corrected',
      edits: [
        {
          file: `${mfe}/features/pay/use-details-form.ts`,
          find: '      if (name) clearServerError(name);\n',
          replace: '',
        },
      ],
      caughtBy: { jest: payPage, only: 'once it is corrected' },
    },
    {
      id: 'restored-text-not-saved',
      breaks: 'What checkout shows again after a reload is not what the practitioner reads',
      edits: [
        {
          file: `${mfe}/features/pay/use-details-form.ts`,
          find: "  useDraft(form, 'details');\n",
          replace: '',
        },
      ],
      caughtBy: { jest: payPage, only: 'saves what it restores' },
    },
    {
      id: 'journey-outlives-its-owner',
      breaks: 'The next person in a tab goes on with the choices and the hold of the one before',
      edits: [
        {
          file: `${mfe}/journey/journey-store.ts`,
          find: 'load this module.\nfollowOwner();',
          replace: 'load this module.',
        },
      ],
      caughtBy: { jest: `${mfe}/journey/journey-store.test.ts`, only: 'kept for nobody else' },
    },
    {
      id: 'end-of-a-lost-session-unheard',
      breaks: 'Of a session that was lost first, nobody hears that its account was deleted',
      edits: [
        {
          file: 'libs/auth/src/session.ts',
          find: "const anonymous = (): Session => ({ status: 'anonymous', user: null, token: null });",
          replace:
            "const nobody: Session = { status: 'anonymous', user: null, token: null };\nconst anonymous = (): Session => nobody;",
        },
      ],
      caughtBy: { jest: `${mfe}/journey/journey-store.test.ts`, only: 'deleted then' },
    },
    {
      id: 'hold-of-somebody-else-moved-for-ever',
      breaks:
        'A booking that was refused because it moves somebody else’s hold is refused each time',
      edits: [
        {
          file: `${mfe}/features/create-booking/use-create-booking.ts`,
          find: 'isNotTheirs || (',
          replace: '(',
        },
      ],
      caughtBy: {
        jest: `${mfe}/features/choose-slot/choose-slot-page.test.tsx`,
        only: 'is not theirs',
      },
    },
    {
      id: 'back-from-the-first-page',
      breaks: 'A dialog that was opened in a new tab cannot be closed',
      edits: [
        {
          file: `${mfe}/journey/is-first-entry.ts`,
          find: 'return (window.history.state?.idx ?? 0) === 0;',
          replace: 'return false;',
        },
      ],
      caughtBy: { jest: `${mfe}/journey/is-first-entry.test.ts` },
    },
    {
      id: 'late-filter-lost',
      breaks: 'A filter that was moved just before somebody was chosen is gone after the dialog',
      edits: [
        {
          file: `${results}/find-practitioner-page.tsx`,
          find: '                onClickCapture={commitFirst}\n',
          replace: '',
        },
      ],
      caughtBy: { jest: `${results}/find-practitioner-page.test.tsx`, only: 'leads on to' },
    },
    {
      id: 'late-filter-in-the-dialog',
      breaks:
        'A filter is written into the address of the dialog, which then takes two presses to close',
      edits: [
        {
          file: `${results}/use-result-filters.ts`,
          find: '    if (!isOnTop) return;\n',
          replace: '',
        },
      ],
      caughtBy: {
        jest: `${results}/find-practitioner-page.test.tsx`,
        only: 'not written to the dialog',
      },
    },
    {
      id: 'keeping-an-email-logs-others-out',
      breaks: 'Whoever is logged in is logged out by the link of another account',
      edits: [
        {
          file: 'apps/shell/src/features/account/recovery/keep-email-page.tsx',
          find: 'if (sessionStore.getState().user?.user_id === user_id) signOut();',
          replace: 'if (sessionStore && user_id !== 0) signOut();',
        },
      ],
      caughtBy: {
        jest: 'apps/shell/src/features/account/recovery/recovery.test.tsx',
        only: 'logs nobody else out',
      },
    },
    {
      id: 'hold-ends-by-the-device',
      breaks: 'On a device whose clock is fast every hold is over at once',
      edits: [
        {
          file: `${mfe}/journey/use-countdown.ts`,
          find: 'useState(serverNow)',
          replace: 'useState(Date.now)',
        },
      ],
      caughtBy: { jest: `${mfe}/journey/fast-clock.test.tsx` },
    },
    {
      id: 'date-kept-from-pages',
      breaks: 'Browsers do not tell the page what the clock of the API says',
      edits: [
        {
          file: 'apps/api/src/app.ts',
          find: "exposedHeaders: ['date', 'retry-after',",
          replace: "exposedHeaders: ['retry-after',",
        },
      ],
      caughtBy: {
        playwright: 'e2e/journeys/lost-slot.spec.ts',
        project: 'desktop',
        only: 'clock is fast',
      },
    },
    {
      id: 'late-refusal-ends-the-next-session',
      breaks: 'A call of an earlier session that is refused late ends the one after it',
      edits: [
        {
          file: 'libs/api-client/src/client/make-call.ts',
          find: ' && caller.token === settings.getToken()',
          replace: '',
        },
      ],
      caughtBy: { jest: 'libs/api-client/src/client/send.test.ts', only: 'after another log-in' },
    },
  ],
};
