import type { FaultArea } from '../planted-fault.ts';

const api = 'apps/api/src';
const wizard = 'apps/mfe-public/src/features/onboarding';

/** What screens say about a booking, a profile, a browser or an address as it is now. */
export const toldState: FaultArea = {
  title: 'What screens say about the present state',
  faults: [
    {
      id: 'kept-name-not-listed',
      breaks: 'Browsers keep a name for the device that the cookies policy does not list',
      edits: [
        {
          file: 'apps/mfe-public/src/features/legal/kept-names.ts',
          find: "  device: ['freely.device'],\n",
          replace: '',
        },
      ],
      caughtBy: { jest: 'apps/mfe-public/src/features/legal/kept-names.test.ts' },
    },
    {
      id: 'ended-booking-is-still-ruled-out',
      breaks:
        'A cancelled booking still asks the practitioner not to give the treatment, and to cancel it',
      edits: [
        {
          file: 'apps/mfe-practitioner/src/features/bookings/components/answers-note.tsx',
          find: "return status !== 'confirmed' ||",
          replace: 'return',
        },
      ],
      caughtBy: {
        jest: 'apps/mfe-practitioner/src/features/bookings/answers.test.tsx',
        only: 'cancelled by the practitioner',
      },
    },
    {
      id: 'anything-below-login-is-found',
      breaks: 'The server answers 200 for what lies below the shell’s own pages, and is none',
      edits: [
        {
          file: 'apps/shell/src/remotes/route-ownership.ts',
          find: 'SHELL_PAGES.some((pattern) => matchPath(pattern, path) !== null)',
          replace: 'isShellPath(path)',
        },
      ],
      caughtBy: { jest: 'apps/shell/server/app.test.ts', only: 'a path that no release serves' },
    },
    {
      id: 'salon-leaves-its-bookings',
      breaks: 'A salon moves to another postcode while its paid bookings keep the old address',
      edits: [
        {
          file: `${api}/practice/offering/change-salon.ts`,
          find: '!isSamePlace(before, place)',
          replace: 'before.id !== id',
        },
      ],
      caughtBy: {
        jest: `${api}/practice/offering/change-salon.test.ts`,
        only: 'to another postcode',
      },
    },
    {
      id: 'approved-still-waits',
      breaks: 'An approved practitioner reads in the wizard that we will be in touch',
      edits: [
        {
          file: `${wizard}/finished-step.tsx`,
          find: '      state={state}\n',
          replace: '',
        },
      ],
      caughtBy: { jest: `${wizard}/finished-step.test.tsx` },
    },
    {
      id: 'rejected-told-to-wait',
      breaks: 'A rejected practitioner reads that we have not looked at the profile yet',
      edits: [
        {
          file: 'apps/mfe-practitioner/src/features/home/home-page.tsx',
          find: "approval === 'rejected';",
          replace: 'approval === undefined;',
        },
      ],
      caughtBy: {
        jest: 'apps/mfe-practitioner/src/features/home/home-page.test.tsx',
        only: 'rejected',
      },
    },
    {
      id: 'approved-sent-in-again',
      breaks: 'A practitioner who is approved sends the profile in again, and is found no more',
      edits: [
        {
          file: 'apps/api/src/practice/profile/resubmit-profile.ts',
          find: 'if (approved !== false)',
          replace: 'if (approved === null)',
        },
      ],
      caughtBy: { jest: 'apps/api/test/documented/documented-calls.test.ts', only: 'resubmission' },
    },
    {
      id: 'time-held-no-more-to-pay',
      breaks: 'A page that stays open offers to pay a time that is held no more',
      edits: [
        {
          file: 'apps/mfe-booking/src/customer/split-bookings.ts',
          find: 'bookings.filter((booking) => !isHeldNoMore(booking))',
          replace: '[...bookings]',
        },
      ],
      caughtBy: { jest: 'apps/mfe-booking/src/customer/split-bookings.test.ts' },
    },
    {
      id: 'payout-promised-in-a-dispute',
      breaks: 'While a report is open, the practitioner reads that they are paid',
      edits: [
        {
          file: 'apps/mfe-practitioner/src/features/bookings/components/price-sums.tsx',
          find: "booking.dispute.state !== 'settled'",
          replace: "booking.dispute.state === 'settled' && false",
        },
      ],
      caughtBy: {
        jest: 'apps/mfe-practitioner/src/features/bookings/bookings-page.test.tsx',
        only: 'the row of a report',
      },
    },
    {
      id: 'nothing-chosen-beside-an-amount',
      breaks: 'Beside the £0.00 of a treatment that was chosen stands that nothing is chosen yet',
      edits: [
        {
          file: 'apps/mfe-booking/src/slot-dialog/components/slot-footer.tsx',
          find: "hasTreatments ? 'slot.noTimeYet' : 'slot.nothingYet'",
          replace: "price.total > 0 ? 'slot.noTimeYet' : 'slot.nothingYet'",
        },
      ],
      caughtBy: {
        jest: 'apps/mfe-booking/src/features/choose-slot/choose-slot-page.test.tsx',
        only: 'books what is free at once',
      },
    },
    {
      id: 'buttons-in-another-order',
      breaks: 'In one dialog, what it does stands before the way back',
      edits: [
        {
          file: 'apps/mfe-admin/src/people/reason-dialog.tsx',
          find: '<Button variant="secondary" disabled={isPending} onClick={onClose}>',
          replace: '<Button disabled={isPending} onClick={onClose}>',
        },
        {
          file: 'apps/mfe-admin/src/people/reason-dialog.tsx',
          find: "variant={isDanger ? 'danger' : 'primary'}",
          replace: 'variant="secondary"',
        },
      ],
      caughtBy: { jest: 'tools/src/checks/dialog-buttons.test.ts' },
    },
    {
      id: 'hidden-without-a-reason',
      breaks: 'The audit log does not say why a review was hidden',
      edits: [
        {
          file: `${api}/market/reviews/moderate.ts`,
          find: '          ...(reason === null ? {} : { reason }),\n',
          replace: '',
        },
      ],
      caughtBy: {
        jest: `${api}/market/reviews/moderation.routes.test.ts`,
        only: 'each decision is recorded once',
      },
    },
    {
      id: 'pending-email-is-not-told',
      breaks: 'Settings do not say that a new email waits to be confirmed',
      edits: [
        {
          file: 'apps/api/src/people/accounts/settings.ts',
          find: 'pending === null ? settings :',
          replace: 'pending !== null ? settings :',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/people/accounts/settings.test.ts',
        only: 'takes effect once it is confirmed',
      },
    },
    {
      id: 'pending-email-cannot-be-given-up',
      breaks: 'Whoever keeps their present email loses it when an old link is opened',
      edits: [
        {
          file: 'apps/api/src/people/accounts/settings.ts',
          find: 'else if (keepsEmail) await',
          replace: 'else if (email === null) await',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/people/accounts/settings.test.ts',
        only: 'given up by saving',
      },
    },
    {
      id: 'free-booking-called-unpaid',
      breaks: 'Who cancels a free booking is told of a payment that might be on its way',
      edits: [
        {
          file: 'apps/mfe-booking/src/features/customer-bookings/refund-words.ts',
          find: "  if (booking.total_amount === 0) return t('bookings.facts.nothingToPay');\n",
          replace: '',
        },
      ],
      caughtBy: {
        jest: 'apps/mfe-booking/src/features/customer-bookings/customer-bookings-page.test.tsx',
        only: 'cancelled, and was free',
      },
    },
    {
      id: 'used-link-keeps-promising',
      breaks: 'A used link to keep an email still promises to log everybody out, and leads nowhere',
      edits: [
        {
          file: 'apps/shell/src/features/account/recovery/keep-email-page.tsx',
          find: ') : isUsed(undo.error) ? (',
          replace: ') : isUsed(null) ? (',
        },
      ],
      caughtBy: {
        jest: 'apps/shell/src/features/account/recovery/recovery.test.tsx',
        only: 'a used link says so to',
      },
    },
    {
      id: 'report-is-never-answered',
      breaks: 'A practitioner who reported a review is never told what became of it',
      edits: [
        {
          file: 'apps/api/src/market/reviews/moderate.ts',
          find: 'if (isWaiting) {',
          replace: 'if (!isWaiting) {',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/market/reviews/moderation.routes.test.ts',
        only: 'told how their report was settled',
      },
    },
  ],
};
