import type { FaultArea } from '../planted-fault.ts';

const money = 'apps/api/src/money';
const shell = 'apps/shell/src';

export const afterAFailure: FaultArea = {
  title: 'Money, data and pages after something has failed',
  faults: [
    {
      id: 'late-payment-stuck-for-a-road',
      breaks: 'A late payment whose road leaves no time is neither a booking nor refunded',
      edits: [
        {
          file: `${money}/payments/settle-payment.ts`,
          find: 'booking), isSlotTaken);',
          replace: 'booking), () => false);',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/booking/checkout/expiry.test.ts',
        only: 'leaves no time for it',
      },
    },
    {
      id: 'new-email-unsaid-until-mailed',
      breaks: 'A new email that waits for its link is forgotten until the link is mailed',
      edits: [
        {
          file: 'apps/api/src/kernel/sessions/account-tokens.repository.ts',
          find: "where to_user_id = ${userId} and kind = 'confirm_email'",
          replace: "where to_user_id = ${userId} and kind = 'confirm_email' and id < 0",
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/people/accounts/settings.test.ts',
        only: 'before its link is mailed',
      },
    },
    {
      id: 'skipped-time-off-moved',
      breaks: 'Time off from a time that the clocks skip is saved as another time',
      edits: [
        {
          file: 'apps/api/src/practice/calendar/change-time-off.ts',
          find: '  requireNotSkipped(body);\n',
          replace: '',
        },
      ],
      caughtBy: { jest: 'apps/api/src/practice/calendar/time-off.routes.test.ts' },
    },
    {
      id: 'payout-sent-again-after-a-restore',
      breaks: 'A payout that was sent before a restore is sent again once its key is forgotten',
      edits: [
        {
          file: `${money}/outbox/execute.ts`,
          find: 'operation.checksFirst || op.attempts > 1',
          replace: 'op.attempts > 1',
        },
      ],
      caughtBy: {
        jest: `${money}/payouts/payouts.test.ts`,
        only: 'although its key is forgotten',
      },
    },
    {
      id: 'bank-details-lost-with-a-key',
      breaks: 'Bank details that were in review while DATA_KEY was replaced stay so for ever',
      edits: [
        {
          file: 'apps/api/src/back-office/operations/sealed-values.repository.ts',
          find: '    carry: carryDetailsVersion,\n',
          replace: '',
        },
      ],
      caughtBy: { jest: `${money}/payouts/payouts.test.ts`, only: 'that are sealed anew' },
    },
    {
      id: 'key-replaced-but-for-who-left',
      breaks: 'DATA_KEY cannot be replaced once a practitioner has left',
      edits: [
        {
          file: 'apps/api/src/back-office/operations/data-key.ts',
          find: '      await allowErasing(trx);\n',
          replace: '',
        },
      ],
      caughtBy: { jest: `${money}/payouts/payouts.test.ts` },
    },
    {
      id: 'ruled-out-in-time-not-refunded',
      breaks: 'Who signs once more what they said in time loses the refund for it',
      edits: [
        {
          file: 'apps/api/src/booking/answers/changed-late.ts',
          find: 'wasAllowed(text) && !ruledOutInTime(text)',
          replace: 'wasAllowed(text)',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/booking/answers/answers.routes.test.ts',
        only: 'changed too late',
      },
    },
    {
      id: 'cost-by-the-device',
      breaks: 'A dialog says that nothing comes back while cancelling is still free of charge',
      edits: [
        {
          file: 'apps/mfe-booking/src/features/customer-bookings/components/cancel-dialog.tsx',
          find: 'cancellationCost(booking, new Date(serverNow()))',
          replace: 'cancellationCost(booking, new Date())',
        },
      ],
      caughtBy: {
        jest: 'apps/mfe-booking/src/journey/fast-clock.test.tsx',
        only: 'what cancelling costs',
      },
    },
    {
      id: 'refused-text-not-kept',
      breaks: 'What could not be sent is lost when the page has to load again',
      edits: [
        {
          file: 'libs/forms/src/server-errors.ts',
          find: "  form.setError('root.server', { type: SERVER_ERROR, message: error.message });\n",
          replace: '',
        },
      ],
      caughtBy: { jest: 'libs/forms/src/use-draft.test.tsx', only: 'could not be sent' },
    },
    {
      id: 'nothing-reported-from-safari',
      breaks: 'A canary that fails in Safari alone is given to everybody',
      edits: [
        {
          file: `${shell}/boot/when-idle.ts`,
          find: '    else setTimeout(work, LOAD_MS);\n',
          replace: '',
        },
      ],
      caughtBy: { jest: `${shell}/boot/when-idle.test.ts` },
    },
    {
      id: 'consent-of-one-tab-only',
      breaks: 'A consent that was revoked in one tab goes on in another',
      edits: [
        {
          file: `${shell}/consent/consent.ts`,
          find: 'if (key === KEY || key === null) follow();',
          replace: "if (key === '') follow();",
        },
      ],
      caughtBy: {
        jest: `${shell}/consent/conversion-account.test.ts`,
        only: 'made in another tab',
      },
    },
    {
      id: 'code-of-another-account',
      breaks: 'After one account was asked for a code, nobody without one can log in',
      edits: [
        {
          file: `${shell}/features/account/login-form.tsx`,
          find: 'isCodeNeeded && code ?',
          replace: 'isCodeNeeded ?',
        },
      ],
      caughtBy: { jest: `${shell}/features/account/login.test.tsx`, only: 'without a code' },
    },
    {
      id: 'search-keeps-the-old-pin',
      breaks: 'The search hides times beside visits to a salon whose pin was corrected',
      edits: [
        {
          file: 'apps/api/migrations/0079-corrected-pins.sql',
          find: 'place_key(n.lat, n.lon)',
          replace: 'place_key(o.lat, o.lon)',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/market/search/search-tables-refresh.test.ts',
        only: 'at the corrected place',
      },
    },
    {
      id: 'refused-deletion-goes-unread',
      breaks:
        'Why an account cannot be deleted yet is shown for a second and a half, and nowhere else',
      edits: [
        {
          file: 'libs/account-settings/src/delete-section.tsx',
          find: 'onError: (error) => showErrorToast(error),',
          replace: 'onError: (error) => { setConfirming(false); showErrorToast(error); },',
        },
      ],
      caughtBy: {
        jest: 'apps/mfe-booking/src/features/customer-settings/customer-settings-page.test.tsx',
        only: 'says why, also after its notification has gone',
      },
    },
  ],
};
