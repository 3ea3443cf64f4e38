import type { FaultArea } from '../planted-fault.ts';

const shell = 'apps/shell/src';
const federation = 'libs/federation/src';
const booking = 'apps/mfe-booking/src';
const checkout = { jest: `${booking}/features/pay/pay-page.test.tsx` };
const openTab = { jest: `${shell}/tabs/open-tab.test.tsx` };
const badReleases = { jest: `${federation}/bad-releases.test.ts` };

export const tabs: FaultArea = {
  title: 'Open tabs, and pages whose code does not come',
  faults: [
    {
      id: 'upgrade-over-unsaved-work',
      breaks: 'A tab takes a newer release while something typed is not saved',
      edits: [
        {
          file: `${shell}/tabs/upgrade-at-navigations.ts`,
          find: 'target.state !== null || hasUnsavedWork()',
          replace: 'target.state !== null',
        },
      ],
      caughtBy: openTab,
    },
    {
      id: 'earlier-check-leaves-the-payment',
      breaks:
        'A check of the booking that began before it was paid leads away while it is being paid',
      edits: [
        {
          file: `${booking}/features/pay/use-check-booking.ts`,
          find: '      paused.abort();\n',
          replace: '',
        },
      ],
      caughtBy: { ...checkout, only: 'not left by an earlier check' },
    },
    {
      id: 'withdrawn-release-stays',
      breaks: 'A tab stays within an area whose release was taken back',
      edits: [
        {
          file: `${shell}/tabs/upgrade-at-navigations.ts`,
          find: 'mustLeave: () => outdated().some(({ isWithdrawn }) => isWithdrawn),',
          replace: 'mustLeave: () => false,',
        },
      ],
      caughtBy: openTab,
    },
    {
      id: 'kill-does-not-reach-tabs',
      breaks: 'A remote that was switched off goes on in tabs that have it',
      edits: [
        {
          file: `${shell}/remotes/remote-gate.ts`,
          find: '(isKilled(name) || currentUpgrades()?.mustLeave() === true)',
          replace: 'currentUpgrades()?.mustLeave() === true',
        },
      ],
      caughtBy: openTab,
    },
    {
      id: 'hidden-tabs-ask',
      breaks: 'Hidden tabs ask the server for changes too',
      edits: [
        {
          file: `${shell}/tabs/follow-registry.ts`,
          find: 'if (view.document.hidden || Date.now() - lookedAt < LEAST_PAUSE_MS) return;',
          replace: 'if (Date.now() - lookedAt < LEAST_PAUSE_MS) return;',
        },
      ],
      caughtBy: { jest: `${shell}/tabs/follow-registry.test.ts` },
    },
    {
      id: 'forced-reload-loses-drafts',
      breaks: 'A reload that an operator has ordered loses what was typed',
      edits: [
        {
          file: `${shell}/tabs/forced-reload.ts`,
          find: 'void keepUnsavedWork().then(reload)',
          replace: 'reload()',
        },
      ],
      caughtBy: { jest: `${shell}/tabs/forced-reload.test.ts` },
    },
    {
      id: 'bad-release-forgotten',
      breaks: 'After a reload a tab tries the release again whose file did not match',
      edits: [
        {
          file: `${federation}/bad-releases.ts`,
          find: "view.sessionStorage.setItem(KEY, entries.join('~'));",
          replace: "view.sessionStorage.setItem(KEY, '');",
        },
      ],
      caughtBy: badReleases,
    },
    {
      id: 'server-not-told-of-bad-release',
      breaks: 'The server prerenders with a release that the browser refuses',
      edits: [
        {
          file: 'apps/shell/server/plan-page.ts',
          find: 'releasesToTry(name, entry, rollout, badVersionsIn(cookies, name))',
          replace:
            'releasesToTry(name, entry, rollout, badVersionsIn(cookies, name.toUpperCase()))',
        },
      ],
      caughtBy: { jest: 'apps/shell/server/app.test.ts' },
    },
    {
      id: 'hung-remote-asked-again',
      breaks: 'A remote that hangs is waited for three times before the release before is tried',
      edits: [
        {
          file: `${federation}/retry.ts`,
          find: 'error instanceof NonRetryableError || error instanceof TimedOut',
          replace: 'error instanceof NonRetryableError',
        },
      ],
      caughtBy: { jest: `${federation}/loader.test.ts` },
    },
    {
      id: 'slow-page-says-nothing',
      breaks: 'A page that hangs shows nothing for more than three seconds',
      edits: [
        {
          file: `${shell}/layout/slow-page.tsx`,
          find: 'const SLOW_MS = 2_500;',
          replace: 'const SLOW_MS = 8_000;',
        },
      ],
      caughtBy: { jest: `${shell}/layout/slow-page.test.tsx` },
    },
    {
      id: 'hung-chunk-given-up',
      breaks: 'A page whose chunk comes after ten seconds never opens',
      edits: [
        {
          file: `${federation}/lazy-routes.ts`,
          find: '{ ...RETRY_POLICY, timeout: 60_000 }',
          replace: '{ ...RETRY_POLICY, timeout: 8_000 }',
        },
      ],
      caughtBy: { jest: `${federation}/lazy-routes.test.tsx` },
    },
    {
      id: 'hold-of-another-tab-is-not-resumed',
      breaks:
        'Changing the time of a hold that another tab made begins with no treatments, and holds a second time',
      edits: [
        {
          file: `${booking}/features/pay/components/pay-steps.tsx`,
          find: '    resumeHold(booking, search);\n',
          replace: '',
        },
      ],
      caughtBy: { ...checkout, only: 'of which this tab knows nothing' },
    },
    {
      id: 'moved-hold-is-called-unpaid',
      breaks: 'A tab with a hold that was moved says that it was deleted for lack of payment',
      edits: [
        {
          file: 'apps/api/src/booking/bookings/own-bookings.ts',
          find: 'wasDeleted(await replacementOf(db, view))',
          replace: 'wasDeleted()',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/booking/checkout/create-booking.test.ts',
        only: 'two tabs move at once',
      },
    },
    {
      id: 'checkout-keeps-a-moved-hold',
      breaks:
        'A tab with a hold that was moved counts down and offers to pay it when it is shown again',
      edits: [
        {
          file: `${booking}/features/pay/use-check-booking.ts`,
          find: "document.visibilityState === 'visible'",
          replace: "document.visibilityState === 'hidden'",
        },
      ],
      caughtBy: { ...checkout, only: 'its tab is shown again' },
    },
    {
      id: 'next-checkout-shows-the-last-booking',
      breaks: 'Checkout goes on with the booking before when it is led to another one',
      edits: [
        {
          file: `${booking}/routes.tsx`,
          find: '({ currentParams, nextParams }) => currentParams.id !== nextParams.id',
          replace: '() => false',
        },
      ],
      caughtBy: { ...checkout, only: 'leads to the new one when it is paid' },
    },
    {
      id: 'paid-elsewhere-said-to-have-failed',
      breaks:
        'A street that a booking refuses because it was paid in another tab is shown as a failed payment',
      edits: [
        {
          file: `${booking}/features/pay/use-details-form.ts`,
          find: 'if (isRefused && !isPaying.current) {',
          replace: 'if (isRefused && isPaying.current) {',
        },
      ],
      caughtBy: { ...checkout, only: 'a street that the booking refuses therefore' },
    },
    {
      id: 'cancelled-booking-said-to-cost',
      breaks:
        'The dialog about a booking that was cancelled elsewhere says that nothing is refunded',
      edits: [
        {
          file: `${booking}/features/customer-bookings/components/cancel-dialog.tsx`,
          find: "(cancel.isIdle || cancel.isError) && booking.booking_status !== 'confirmed'",
          replace: 'false',
        },
      ],
      caughtBy: {
        jest: `${booking}/features/customer-bookings/customer-bookings-page.test.tsx`,
        only: 'asks nothing about a booking',
      },
    },
  ],
};
