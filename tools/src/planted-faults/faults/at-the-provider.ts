import type { FaultArea } from '../planted-fault.ts';

export const atTheProvider: FaultArea = {
  title: 'What changes at the payment provider',
  faults: [
    {
      id: 'one-payment-stops-the-reconciliation',
      breaks: 'One payment that cannot be settled keeps all others from being made up for',
      edits: [
        {
          file: 'apps/api/src/money/payments/for-each-then-throw.ts',
          find: 'await work(item).catch((error: unknown) => failures.push(error));',
          replace: 'await work(item);',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/money/payments/webhooks.test.ts',
        only: 'is made up for all the same',
      },
    },
    {
      id: 'one-movement-stops-the-books',
      breaks: 'A charge that cannot be settled keeps all differences from admins',
      edits: [
        {
          file: 'apps/api/src/money/payments/compare-books.ts',
          find: 'await forEachThenThrow(missed, (movement) => settle(deps, movement));',
          replace: 'for (const movement of missed) await settle(deps, movement);',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/money/payments/changed-intent.test.ts',
        only: 'stored as a difference, and stops no other',
      },
    },
    {
      id: 'dead-intent-given-again',
      breaks: 'Who pays is given an intent that was cancelled at the provider, until the hold ends',
      edits: [
        {
          file: 'apps/api/src/money/payments/start-payment.ts',
          find: "if (payment && payment.status !== 'cancelled') return",
          replace: 'if (payment) return',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/money/payments/provider-ops.test.ts',
        only: 'is replaced while the hold lives',
      },
    },
    {
      id: 'refused-refund-forgets-what-is-left',
      breaks: 'A refund that is refused because support returned a part says that the card failed',
      edits: [
        {
          file: 'apps/api/src/money/payments/refused-refund.ts',
          find: 'if (amount >= refused.amount) return',
          replace: 'if (amount >= 0) return',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/money/payments/refund-again.test.ts',
        only: 'is made of what is left',
      },
    },
    {
      id: 'changed-payment-holds-the-time',
      breaks: 'A hold whose payment is spent on another amount keeps its time',
      edits: [
        {
          file: 'apps/api/src/money/payments/settle-payment.ts',
          find: "if (booking.status === 'held') {",
          replace: "if (booking.status === 'held' && booking.id < 0) {",
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/money/payments/changed-intent.test.ts',
        only: 'refunded in full, with a mail',
      },
    },
  ],
};
