import type { FaultArea } from '../planted-fault.ts';

const api = 'apps/api/src';

export const refunds: FaultArea = {
  title: 'Refunds and no-shows',
  faults: [
    {
      id: 'who-was-there-is-refunded',
      breaks:
        'A customer who was there, and was marked as a no-show, gets the treatment for nothing',
      edits: [
        {
          file: `${api}/booking/disputes/settle.ts`,
          find: 'const isRefunded = isForCustomer && !hasAttended;',
          replace: 'const isRefunded = isForCustomer;',
        },
      ],
      caughtBy: {
        jest: `${api}/booking/disputes/report-attendance.test.ts`,
        only: 'settles it for either side without a refund',
      },
    },
    {
      id: 'who-was-there-may-not-review',
      breaks: 'A practitioner keeps a bad review away by a no-show, even when they were wrong',
      edits: [
        {
          file: `${api}/booking/disputes/settle.ts`,
          find: "transitionBooking(trx, booking, 'attend', actor)",
          replace: "transitionBooking(trx, booking, 'noShowByPractitioner', actor)",
        },
      ],
      caughtBy: {
        jest: `${api}/booking/disputes/report-attendance.test.ts`,
        only: 'when the practitioner agrees',
      },
    },
    {
      id: 'late-no-show-cannot-be-objected-to',
      breaks: 'Who is marked as a no-show in the last minute for it has no time to object',
      edits: [
        {
          file: `${api}/booking/disputes/report-lateness.ts`,
          find: 'await markedAbsentAt(trx, booking)',
          replace: 'null',
        },
      ],
      caughtBy: {
        jest: `${api}/booking/disputes/report-attendance.test.ts`,
        only: 'later than a day after the mark',
      },
    },
    {
      id: 'rejected-refund-said-to-be-made',
      breaks: 'A customer whose bank sent the refund back at once is told that it was made',
      edits: [
        {
          file: `${api}/money/payments/refund-operation.ts`,
          find: 'settle: async (deps, { id }) => settleRefund(deps, await deps.stripe.refunds.retrieve(id)),',
          replace: 'settle: settleRefund,',
        },
        {
          file: `${api}/notifications/mails/refund-sent.ts`,
          find: 'if (booking.amount_refunded === 0 || hasRefundFailed) return null;',
          replace: 'if (hasRefundFailed && shellUrl === null) return null;',
        },
      ],
      caughtBy: {
        jest: `${api}/money/payments/refund-again.test.ts`,
        only: 'is not said to be made',
      },
    },
    {
      id: 'failed-refund-untold',
      breaks: 'A refund fails, and neither its customer nor an admin hears of it',
      edits: [
        {
          file: `${api}/money/payments/refund-payment.ts`,
          find: "isNews: !isMadeAgain(key) || status === 'succeeded',",
          replace: "isNews: attempt === 0 && status === 'succeeded',",
        },
      ],
      caughtBy: {
        jest: `${api}/money/payments/refund-again.test.ts`,
        only: 'is not said to be made',
      },
    },
    {
      id: 'attempt-of-an-admin-uses-up-the-others',
      breaks:
        'An admin who has a refund made again three times ends the attempts that are made by themselves',
      edits: [
        {
          file: `${api}/money/payments/refund-again.ts`,
          find: 'actor ? failed.attempt : failed.attempt + 1',
          replace: 'failed.attempt + 1',
        },
      ],
      caughtBy: { jest: `${api}/money/payments/refund-again.test.ts`, only: 'again and again' },
    },
    {
      id: 'paid-elsewhere-untold',
      breaks: 'A customer who was paid by another way last read that their refund failed',
      edits: [
        {
          file: `${api}/money/payments/refund-again.ts`,
          find: 'await events.publish(trx, refundPaidElsewhere, {',
          replace: 'void ({',
        },
      ],
      caughtBy: {
        jest: `${api}/money/payments/refund-again.test.ts`,
        only: 'says that it was paid elsewhere',
      },
    },
    {
      id: 'refund-by-hand-made-again',
      breaks: 'A failed refund that an admin made by hand at the provider is made a second time',
      edits: [
        {
          file: 'apps/api/migrations/0072-refunds-again.sql',
          find: "where r.status <> 'failed' and r.reason = 'made_at_provider'), 0)))::int",
          replace: "where r.status <> 'failed' and r.reason = 'nobody'), 0)))::int",
        },
      ],
      caughtBy: {
        jest: `${api}/money/payments/refund-again.test.ts`,
        only: 'by hand at the provider',
      },
    },
  ],
};
