import type { FaultArea } from '../planted-fault.ts';

const api = 'apps/api/src';
const checkout = `${api}/booking/checkout`;

export const money: FaultArea = {
  title: 'Money and booking',
  faults: [
    {
      id: 'price-from-the-request',
      breaks: 'The price of a booking is taken from the request, not computed by the server',
      edits: [
        {
          file: `${checkout}/draft-price.ts`,
          find: 'const price = bookingPrice(lines, callOutCharge, discount?.percent ?? 0);',
          replace:
            "const price = { ...bookingPrice(lines, callOutCharge, discount?.percent ?? 0), total: pence(draft.total_amount, 'total_amount') };",
        },
      ],
      caughtBy: { jest: `${checkout}/create-booking.test.ts` },
    },
    {
      id: 'call-out-charge-dropped',
      breaks: 'A home visit costs no call-out charge',
      edits: [
        {
          file: `${checkout}/create-booking.ts`,
          find: 'isMobile ? await callOutChargeOf(trx, practitionerId) : 0',
          replace: '0',
        },
      ],
      caughtBy: { jest: `${checkout}/create-booking.test.ts` },
    },
    {
      id: 'self-booking',
      breaks: 'A practitioner who books themselves gets an unexpected error without a reason',
      edits: [
        {
          file: `${checkout}/create-booking.ts`,
          find: 'if (draft.practitioner_id === customer.id) {',
          replace: 'if (draft.practitioner_id === 0) {',
        },
      ],
      caughtBy: { jest: `${checkout}/create-booking.test.ts` },
    },
    {
      id: 'moved-hold-is-paid',
      breaks: 'A hold that was moved is paid late, and the customer has both times',
      edits: [
        {
          file: `${api}/money/payments/settle-payment.ts`,
          find: '!(await isMovedHold(trx, booking.id)) &&',
          replace: 'isMovedHold !== null &&',
        },
      ],
      caughtBy: {
        jest: `${api}/booking/checkout/expiry.test.ts`,
        only: 'has chosen another time in its place',
      },
    },
    {
      id: 'payout-account-refused-for-ever',
      breaks: 'A practitioner for whom the provider once refused an account is never paid out',
      edits: [
        {
          file: `${api}/money/payouts/payout-accounts.repository.ts`,
          find: 'then clock_timestamp() else payout_accounts.created_at end',
          replace: 'then payout_accounts.created_at else payout_accounts.created_at end',
        },
      ],
      caughtBy: {
        jest: `${api}/money/payouts/payouts.test.ts`,
        only: 'make an account at last',
      },
    },
    {
      id: 'hold-expires-before-its-payment-is-closed',
      breaks: 'The hold of a slot is released while the customer can still pay for it',
      edits: [
        {
          file: `${checkout}/expire-hold.ts`,
          find: '  await payments.close(booking);\n',
          replace: '',
        },
        {
          file: `${checkout}/expire-hold.ts`,
          find: 'if (!(await payments.isClosed(trx, bookingId))) {',
          replace: 'if (payments === null) {',
        },
      ],
      caughtBy: { jest: `${checkout}/expiry.test.ts` },
    },
    {
      id: 'late-payment-takes-a-sold-slot',
      breaks: 'A late payment confirms a booking whose slot somebody else has booked',
      edits: [
        {
          file: `${api}/money/payments/settle-payment.ts`,
          find: '(await isStillFree(trx, booking)) &&',
          replace: 'isStillFree !== null &&',
        },
      ],
      caughtBy: { jest: `${checkout}/expiry.test.ts` },
    },
    {
      id: 'wrong-amount-confirms-a-booking',
      breaks: 'A payment of a different amount than requested confirms the booking',
      edits: [
        {
          file: `${api}/money/payments/settle-payment.ts`,
          find: 'const isPrice = payment.captured === payment.amount;',
          replace: 'const isPrice = true;',
        },
      ],
      caughtBy: { jest: `${api}/money/payments/webhooks.test.ts` },
    },
    {
      id: 'cancelling-at-the-deadline-is-free',
      breaks: 'A customer who cancels exactly 24 hours before the start is refunded',
      edits: [
        {
          file: 'libs/domain/src/cancellation.ts',
          find: 'return now < freeCancellationUntil(startsAt, afterMove);',
          replace: 'return now <= freeCancellationUntil(startsAt, afterMove);',
        },
      ],
      caughtBy: { jest: 'libs/domain/src/cancellation.test.ts' },
    },
    {
      id: 'refund-more-than-is-left',
      breaks: 'A refund includes money that was refunded before',
      edits: [
        {
          file: 'libs/domain/src/cancellation.ts',
          find: 'return Math.max(0, captured - refunded);',
          replace: 'return captured + 0 * refunded;',
        },
      ],
      caughtBy: { jest: 'libs/domain/src/cancellation.test.ts' },
    },
    {
      id: 'commission-rounds-down',
      breaks: 'Half a penny of a fee or a discount is rounded down, not up',
      edits: [
        {
          file: 'libs/domain/src/money.ts',
          find: 'Math.floor((pence * percent + 50) / 100)',
          replace: 'Math.floor((pence * percent) / 100)',
        },
      ],
      caughtBy: { jest: 'libs/domain/src/money.test.ts' },
    },
    {
      id: 'payout-before-its-time',
      breaks: 'A practitioner is paid before 48 hours have passed',
      edits: [
        {
          file: `${api}/money/payouts/settle-payout.ts`,
          find: '  if (booking.now < due) return lookAt(due);\n',
          replace: '  if (due === null) return lookAt(due);\n',
        },
      ],
      caughtBy: { jest: `${api}/money/payouts/payouts.test.ts`, only: 'leaves 48 hours' },
    },
    {
      id: 'payout-during-a-dispute',
      breaks: 'A practitioner is paid while a dispute about the booking is open',
      edits: [
        {
          file: `${api}/money/payouts/settle-payout.ts`,
          find: '(await hasOpenDispute(trx, booking.id)) || ',
          replace: 'hasOpenDispute === null || ',
        },
      ],
      caughtBy: { jest: `${api}/money/payouts/payouts.test.ts`, only: 'a booking in dispute' },
    },
  ],
};
