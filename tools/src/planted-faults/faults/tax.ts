import type { FaultArea } from '../planted-fault.ts';

const api = 'apps/api/src';

export const tax: FaultArea = {
  title: 'Tax',
  faults: [
    {
      id: 'payouts-not-withheld',
      breaks: 'Who never gives tax details is paid all the same',
      edits: [
        {
          file: `${api}/money/payouts/settle-payout.ts`,
          find: 'if (await withholdsPayouts(trx, booking.practitioner_id, booking.now)) return later(60);',
          replace:
            'if (await withholdsPayouts(trx, -booking.practitioner_id, booking.now)) return later(60);',
        },
      ],
      caughtBy: {
        jest: `${api}/money/tax-details/withheld-payouts.test.ts`,
        only: 'a payout waits until the details are given',
      },
    },
    {
      id: 'withheld-payout-forgotten',
      breaks: 'A payout that was withheld does not go on when the tax details are given',
      edits: [
        {
          file: `${api}/money/payouts/index.ts`,
          find: 'events.subscribe(taxDetailsGiven, (trx, { practitionerId }) =>\n    checkPayoutsNow(trx, practitionerId),',
          replace:
            'events.subscribe(taxDetailsGiven, (trx, { practitionerId }) =>\n    checkPayoutsNow(trx, -practitionerId),',
        },
      ],
      caughtBy: {
        jest: `${api}/money/tax-details/withheld-payouts.test.ts`,
        only: 'a payout waits until the details are given',
      },
    },
    {
      id: 'report-not-the-ledger',
      breaks: 'The tax report leaves out what the market paid for a discount',
      edits: [
        {
          file: `${api}/money/tax-reports/earned-by-quarter.repository.ts`,
          find: "('sale', 'discount_funding', 'sale_undone', 'discount_funding_undone')",
          replace: "('sale', 'sale_undone')",
        },
      ],
      caughtBy: {
        jest: `${api}/money/tax-reports/make-report.test.ts`,
        only: 'the amounts are those of the ledger to the penny',
      },
    },
    {
      id: 'refund-never-corrected',
      breaks: 'A refund after the report was filed never reaches the tax authority',
      edits: [
        {
          file: `${api}/money/tax-reports/wanted-messages.ts`,
          find: 'return before && !saysTheSame(before, seller)',
          replace: 'return before && saysTheSame(before, seller) === undefined',
        },
      ],
      caughtBy: {
        jest: `${api}/money/tax-reports/make-report.test.ts`,
        only: 'a refund in the next quarter',
      },
    },
  ],
};
