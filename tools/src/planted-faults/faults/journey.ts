import type { FaultArea } from '../planted-fault.ts';

const booking = 'apps/mfe-booking/src';

export const journey: FaultArea = {
  title: 'What customers see on their way',
  faults: [
    {
      id: 'results-counted-by-their-page',
      breaks: 'The count of a search is only what its first page has counted',
      edits: [
        {
          file: `${booking}/features/find-practitioner/use-counts.ts`,
          find: 'total: total.data?.total ?? (needsTotal ? undefined : rows?.total),',
          replace: 'total: rows?.total,',
        },
      ],
      caughtBy: {
        jest: `${booking}/features/find-practitioner/find-practitioner-page.test.tsx`,
        only: 'exact total',
      },
    },
    {
      id: 'back-loses-the-choice',
      breaks: 'Back from payment leads to a choice of time that is empty again',
      edits: [
        {
          file: `${booking}/journey/journey-store.ts`,
          find: 'return isResumed || saved?.madeIn === entry ? saved : undefined;',
          replace: 'return isResumed ? saved : undefined;',
        },
      ],
      caughtBy: {
        jest: `${booking}/features/choose-slot/choose-slot-page.test.tsx`,
        only: 'when Back leads to it',
      },
    },
    {
      id: 'own-hold-blocks-its-customer',
      breaks: 'The time that customers hold themselves is missing among their free times',
      edits: [
        {
          file: 'apps/api/src/market/availability/live-calendar.ts',
          find: 'viewerId === null ? [] : ownHolds(db, viewerId, query),',
          replace: 'viewerId === null ? [] : ownHolds(db, 0, query),',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/booking/checkout/create-booking.test.ts',
        only: 'are free for them',
      },
    },
    {
      id: 'own-hold-not-moved',
      breaks: 'A customer who chooses another time keeps the slot of the first one, too',
      edits: [
        {
          file: 'apps/api/src/booking/checkout/ending-holds.repository.ts',
          find: '(id = ${replaces}\n',
          replace: '(id = ${-replaces}\n',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/booking/checkout/create-booking.test.ts',
        only: 'any other time instead',
      },
    },
    {
      id: 'unknown-things-shown-as-outage',
      breaks: 'A profile that does not exist is shown as an outage, with a button to try again',
      edits: [
        {
          file: 'apps/shell/src/remotes/is-not-found.ts',
          find: "'status' in error && error.status === 404;",
          replace: "'status' in error && error.status === 0;",
        },
      ],
      caughtBy: { jest: 'apps/shell/src/remotes/remote-failure.test.tsx' },
    },
    {
      id: 'times-of-nobody',
      breaks: 'The server responds with 200 to the times of a practitioner who does not exist',
      edits: [
        {
          file: 'apps/shell/server/site.ts',
          find: "return result !== 'missing';",
          replace: "return result !== 'missing' || subject !== null;",
        },
      ],
      caughtBy: { jest: 'apps/shell/server/prerenderer.test.ts' },
    },
    {
      id: 'found-with-a-query',
      breaks:
        'The server responds with 200 to a profile that does not exist once its address has a query',
      edits: [
        {
          file: 'apps/shell/server/page-subject.ts',
          find: "isPrerendered && route.path.includes(':') ? route.path : null;",
          replace: "isPrerendered && route.path.includes('?') ? route.path : null;",
        },
      ],
      caughtBy: { jest: 'apps/shell/server/prerenderer.test.ts' },
    },
    {
      id: 'malformed-ids-fetched',
      breaks: 'A malformed id in an address is asked for instead of being not found',
      edits: [
        {
          file: 'libs/shell-sdk/src/not-found.ts',
          find: "return /^[1-9]\\d{0,14}$/.test(text ?? '');",
          replace: 'return text !== undefined;',
        },
      ],
      caughtBy: { jest: `${booking}/not-found.test.tsx` },
    },
    {
      id: 'lost-session-loses-the-page',
      breaks: 'A session that is lost takes the page away, with everything typed in it',
      edits: [
        {
          file: 'apps/shell/src/session/keep-page.ts',
          find: 'if (!user || !isOnScreen || !isGuarded(location.pathname)) return false;',
          replace: 'if (user || !isOnScreen || !isGuarded(location.pathname)) return false;',
        },
      ],
      caughtBy: { jest: 'apps/shell/src/session/sessions-end.test.tsx', only: 'on the spot' },
    },
    {
      id: 'kept-page-shown-to-others',
      breaks: 'Somebody else who logs in sees the page of the session that was lost',
      edits: [
        {
          file: 'apps/shell/src/session/keep-page.ts',
          find: 'const isSame = session.user.user_id === userId;',
          replace: 'const isSame = session.user.user_id > 0;',
        },
      ],
      caughtBy: { jest: 'apps/shell/src/session/sessions-end.test.tsx', only: 'somebody else' },
    },
    {
      id: 'kept-page-shown-without-log-in',
      breaks:
        'Asking for a new password shows the page of the session that was lost to anybody without one',
      edits: [
        {
          file: 'apps/shell/src/features/account/auth-dialog.tsx',
          find: "if (authDialogStore.getState().isPageKept) openAuthDialog({ kind: 'login' });",
          replace: "if (!authDialogStore.getState().isPageKept) openAuthDialog({ kind: 'login' });",
        },
        {
          file: 'libs/auth/src/auth-dialog.ts',
          find: 'authDialogStore.setState({ kind: null });\n  settle',
          replace: 'authDialogStore.setState({ kind: null, isPageKept: false });\n  settle',
        },
      ],
      caughtBy: { jest: 'apps/shell/src/session/sessions-end.test.tsx', only: 'a new password' },
    },
    {
      id: 'salon-hold-of-another-tab-without-a-place',
      breaks: 'A hold at a salon cannot be changed in a tab that did not make it',
      edits: [
        {
          file: `${booking}/journey/search-from-booking.ts`,
          find: 'const point = exact ?? geoposition;',
          replace: 'const point = exact;\n  void geoposition;',
        },
      ],
      caughtBy: {
        jest: `${booking}/features/pay/pay-page.test.tsx`,
        only: 'whose address is not shared yet',
      },
    },
    {
      id: 'refusal-goes-with-its-notification',
      breaks: 'Why a booking was refused is only in a notification, which is gone in a moment',
      edits: [
        {
          file: 'apps/mfe-booking/src/features/create-booking/use-create-booking.ts',
          find: 'if (!(error instanceof ApiError)) return { title, text: error.message };',
          replace: 'if (error) return { title, text: error.message };',
        },
      ],
      caughtBy: {
        jest: 'apps/mfe-booking/src/features/choose-slot/choose-slot-page.test.tsx',
        only: 'for good why the server refused',
      },
    },
    {
      id: 'link-of-a-mail-forgets-what-was-booked',
      breaks: 'The mail names another practitioner at a time, and its link opens an empty choice',
      edits: [
        {
          file: `${booking}/features/choose-slot/choose-slot-page.tsx`,
          find: ', ...readPreselection(params)',
          replace: '',
        },
      ],
      caughtBy: {
        jest: `${booking}/features/choose-slot/choose-slot-page.test.tsx`,
        only: 'opens with the treatments and the time',
      },
    },
    {
      id: 'back-leaves-the-payment',
      breaks:
        'Back leaves the payment while the bank asks, whose question then lies over a page that cannot be used',
      edits: [
        {
          file: 'apps/mfe-booking/src/features/pay/use-confirm-payment.ts',
          find: '  useStayWhilePaying(isAtProvider);',
          replace: '  useStayWhilePaying(isAtProvider && isConfirming === null);',
        },
      ],
      caughtBy: {
        jest: 'apps/mfe-booking/src/features/pay/pay-page.test.tsx',
        only: 'is not left by Back while the bank asks',
      },
    },
    {
      id: 'notes-change-after-the-visit',
      breaks:
        'The notes of a visit that is over can be changed on its screen, which the server refuses',
      edits: [
        {
          file: 'apps/mfe-booking/src/features/customer-bookings/components/booking-details.tsx',
          find: '.upcoming.length > 0',
          replace: '.upcoming.length >= 0',
        },
      ],
      caughtBy: { jest: 'apps/mfe-booking/src/features/customer-bookings/change-notes.test.tsx' },
    },
    {
      id: 'closed-profile-loses-the-place',
      breaks: 'A profile that was opened from the results is closed to their top',
      edits: [
        {
          file: `${booking}/journey/from-results.ts`,
          find: 'if (!isFromResults || isModified) return;',
          replace: 'if (isFromResults || isModified) return;',
        },
      ],
      caughtBy: {
        jest: `${booking}/features/view-profile/view-profile-page.test.tsx`,
        only: 'as they were left',
      },
    },
  ],
};
