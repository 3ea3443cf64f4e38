import type { FaultArea } from '../planted-fault.ts';

export const returnedAlready: FaultArea = {
  title: 'What customers have had back already',
  faults: [
    {
      id: 'refund-by-hand-promised-again-by-mail',
      breaks: 'A mail promises once more what support has returned by hand',
      edits: [
        {
          file: 'apps/api/src/notifications/mails/refund-promise.ts',
          find: 'if (promised > byHand) return',
          replace: 'if (promised > 0) return',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/booking/disputes/disputes.test.ts',
        only: 'refunded by hand promises no second refund',
      },
    },
    {
      id: 'report-promises-a-second-refund',
      breaks: 'Who reports a late practitioner is promised a payment that they have had back',
      edits: [
        {
          file: 'apps/mfe-booking/src/features/customer-bookings/components/lateness-dialog.tsx',
          find: 't(`bookings.late.text.${refundKind}`, { name })',
          replace: "t('bookings.late.text.refund', { name })",
        },
      ],
      caughtBy: {
        jest: 'apps/mfe-booking/src/features/customer-bookings/customer-bookings-page.test.tsx',
        only: 'promises no refund',
      },
    },
    {
      id: 'report-holds-back-no-payout',
      breaks: 'A practitioner reads that a payout waits which the customer has had back',
      edits: [
        {
          file: 'apps/mfe-practitioner/src/features/bookings/components/dispute-note.tsx',
          find: 't(`dispute.pay.${payOf(booking)}`, { name })',
          replace: "t('dispute.pay.inFull')",
        },
      ],
      caughtBy: {
        jest: 'apps/mfe-practitioner/src/features/bookings/bookings-page.test.tsx',
        only: 'promises neither a refund nor a payout',
      },
    },
    {
      id: 'charged-back-promised-again',
      breaks: 'A dialog promises the payment that the customer’s bank has taken back already',
      edits: [
        {
          file: 'apps/mfe-booking/src/customer/cancellation-cost.ts',
          find: "  if (booking.charged_back) return { kind: 'chargedBack', refund: 0 };\n",
          replace: '',
        },
      ],
      caughtBy: { jest: 'apps/mfe-booking/src/customer/cancellation-cost.test.ts' },
    },
    {
      id: 'charged-back-promised-by-practitioner',
      breaks:
        'A practitioner who cancels reads that the customer gets back what their bank has taken already',
      edits: [
        {
          file: 'apps/mfe-practitioner/src/features/bookings/booking-amounts.ts',
          find: "  if (booking.charged_back) return { kind: 'chargedBack', refund: 0 };\n",
          replace: '',
        },
      ],
      caughtBy: {
        jest: 'apps/mfe-practitioner/src/features/bookings/bookings-page.test.tsx',
        only: 'promises no more than is left',
      },
    },
    {
      id: 'refund-by-hand-promised-again',
      breaks:
        'Who cancels after support has refunded everything is promised £0.00, or told that it is lost',
      edits: [
        {
          file: 'apps/mfe-booking/src/customer/cancellation-cost.ts',
          find: "  if (left === 0) return { kind: 'returned', refund: 0 };\n",
          replace: '',
        },
      ],
      caughtBy: { jest: 'apps/mfe-booking/src/customer/cancellation-cost.test.ts' },
    },
    {
      id: 'refund-by-hand-blamed-on-the-bank',
      breaks: 'A bank is said to have taken back what support has refunded',
      edits: [
        {
          file: 'apps/api/src/booking/bookings/payment-left.repository.ts',
          find: "taken > 0 ? 'bank' : 'refund'",
          replace: "'bank'",
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/booking/cancellations/cancel-by-customer.test.ts',
        only: 'no bank is blamed',
      },
    },
  ],
};
