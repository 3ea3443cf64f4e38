import type { FaultArea } from '../planted-fault.ts';

export const termsTold: FaultArea = {
  title: 'The terms that customers are told',
  faults: [
    {
      id: 'unpaid-promise-not-sent',
      breaks:
        'Who reads that an unpaid booking costs nothing cancels one that is paid by now, for nothing',
      edits: [
        {
          file: 'apps/mfe-booking/src/customer/cancellation-cost.ts',
          find: "  kind === 'free' || kind === 'moved' || kind === 'unpaid';",
          replace: "  kind === 'free' || kind === 'moved';",
        },
      ],
      caughtBy: {
        jest: 'apps/mfe-booking/src/features/customer-bookings/customer-bookings-page.test.tsx',
        only: 'was paid while the dialog said otherwise',
      },
    },
    {
      id: 'paid-offer-let-go-for-nothing',
      breaks: 'An offer that was paid in another tab is let go, and its payment is kept',
      edits: [
        {
          file: 'apps/mfe-booking/src/features/waiting-list/queries.ts',
          find: 'body: { is_refunded: true }',
          replace: 'body: {}',
        },
      ],
      caughtBy: {
        jest: 'apps/mfe-booking/src/features/waiting-list/waiting-list-page.test.tsx',
        only: 'an offer can be let go',
      },
    },
    {
      id: 'moved-test-leaves-no-day',
      breaks:
        'A patch test that is moved at an hour’s notice leaves no time to cancel its treatment free of charge',
      edits: [
        {
          file: 'apps/api/src/booking/rescheduling/move-booking.ts',
          find: '  if (booking.is_patch_test) await saveFreeAfterTest(trx, booking);\n',
          replace: '  if (booking.id < 0) await saveFreeAfterTest(trx, booking);\n',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/booking/patch-tests/book-with-patch-test.test.ts',
        only: 'leaves a day to cancel its treatment',
      },
    },
    {
      id: 'moved-test-mail-without-its-day',
      breaks:
        'The mail about a moved patch test does not say until when the treatment can be cancelled free of charge',
      edits: [
        {
          file: 'apps/api/src/notifications/mails/booking-moved.ts',
          find: 'freeUntil(treatment ?? booking)',
          replace: 'freeUntil(booking)',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/notifications/mails.test.ts',
        only: 'of a move of a patch test',
      },
    },
    {
      id: 'changed-late-by-the-new-start',
      breaks:
        'Answers that were changed in good time count as changed too late once the practitioner moves the visit',
      edits: [
        {
          file: 'apps/api/src/booking/answers/changed-late.ts',
          find: 'isFreeToCancel(startsAt ?? starts_at, at, free_after_move)',
          replace: 'isFreeToCancel(startsAt && starts_at, at, free_after_move)',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/booking/answers/answers.routes.test.ts',
        only: 'in good time stays so',
      },
    },
    {
      id: 'changed-late-in-the-free-day',
      breaks: 'Answers that are changed in the free day after a move count as changed too late',
      edits: [
        {
          file: 'apps/api/src/booking/answers/changed-late.ts',
          find: 'isFreeToCancel(startsAt ?? starts_at, at, free_after_move)',
          replace: 'isFreeToCancel(startsAt ?? starts_at, at, free_after_move && null)',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/booking/answers/answers.routes.test.ts',
        only: 'in good time stays so',
      },
    },
    {
      id: 'kept-by-the-sum',
      breaks:
        'After a refund of a part by hand, the mails about a late cancellation say the opposite',
      edits: [
        {
          file: 'apps/api/src/notifications/mails/refund-promise.ts',
          find: '  if (booking.is_late_cancelled) return resold === 0 && promised < total;\n',
          replace:
            '  if (booking.is_late_cancelled) return resold === 0 && promised === 0 && total > 0;\n',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/notifications/mails.test.ts',
        only: 'of a late cancellation says so',
      },
    },
    {
      id: 'kept-part-called-a-refund',
      breaks:
        'A customer whose late cancellation is not refunded reads only of the part that support returned',
      edits: [
        {
          file: 'apps/mfe-booking/src/features/customer-bookings/refund-words.ts',
          find: '  if (isKept(booking)) return late(booking, t);\n',
          replace: '  if (isKept(booking) && booking.id < 0) return late(booking, t);\n',
        },
      ],
      caughtBy: {
        jest: 'apps/mfe-booking/src/features/customer-bookings/customer-bookings-page.test.tsx',
        only: 'of which nothing comes back says why',
      },
    },
    {
      id: 'came-late-said-to-have-stayed-away',
      breaks: 'Who came late reads that they did not come',
      edits: [
        {
          file: 'libs/domain/src/booking-stage.ts',
          find: "status === 'no_show_practitioner' && minutesLate != null",
          replace: "status === 'no_show_practitioner' && minutesLate === -1",
        },
      ],
      caughtBy: { jest: 'libs/domain/src/booking-stage.test.ts' },
    },
    {
      id: 'resale-of-who-has-left-hoped-for',
      breaks: 'A customer hopes that the time of a practitioner who has left is sold again',
      edits: [
        {
          file: 'apps/mfe-booking/src/features/customer-bookings/refund-words.ts',
          find: 'booking.practitioner_left',
          replace: 'booking.id < 0',
        },
      ],
      caughtBy: {
        jest: 'apps/mfe-booking/src/features/customer-bookings/customer-bookings-page.test.tsx',
        only: 'no resale is hoped for',
      },
    },
    {
      id: 'earnings-of-who-leaves-untold',
      breaks: 'A practitioner who leaves is not told what is still paid to them',
      edits: [
        {
          file: 'apps/api/src/notifications/deletion.repository.ts',
          find: 'toUserId === null ? 0 : await owedEarnings(db, toUserId)',
          replace: '0',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/people/accounts/delete-account.test.ts',
        only: 'is not let go with money',
      },
    },
    {
      id: 'waits-without-a-test',
      breaks:
        'Who waits on the strength of a patch test that was cancelled is not told that nothing will come of it',
      edits: [
        {
          file: 'apps/api/src/booking/waiting-list/read-list.ts',
          find: '  if (refusal === null) return shown;\n',
          replace: '  if (refusal === null || entry.id > 0) return shown;\n',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/booking/waiting-list/free-treatments.test.ts',
        only: 'nothing will come of it',
      },
    },
    {
      id: 'reaction-read-in-the-list',
      breaks:
        'An admin who impersonates a customer reads on the waiting list that a patch test showed a reaction',
      edits: [
        {
          file: 'apps/api/src/booking/waiting-list/read-list.ts',
          find: '  if (impersonatorId !== null) return entries.map(presentEntry);\n',
          replace: '  if (impersonatorId === -1) return entries.map(presentEntry);\n',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/booking/waiting-list/free-treatments.test.ts',
        only: 'nothing will come of it',
      },
    },
    {
      id: 'booked-for-a-deleted-account',
      breaks: 'A late payment books a visit for an account that was deleted meanwhile',
      edits: [
        {
          file: 'apps/api/src/booking/bookings/bookings.repository.ts',
          find: 'where id = expired.customer_id and erased_at is not null)',
          replace: 'where id = expired.customer_id and erased_at is null and false)',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/booking/checkout/expiry.test.ts',
        only: 'has deleted the account meanwhile',
      },
    },
    {
      id: 'late-payment-blames-the-hold',
      breaks: 'Who has cancelled is told that their payment came too late for the hold',
      edits: [
        {
          file: 'apps/api/src/notifications/mails/payment-refunded-late.ts',
          find: "t('payment_refunded_late.byCustomer'",
          replace: "t('payment_refunded_late.text'",
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/notifications/mails.test.ts',
        only: 'came too late says why',
      },
    },
  ],
};
