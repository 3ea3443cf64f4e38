import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { accounts } from './accounts.ts';
import type { Movement } from './entries.ts';

const catalogue = join(import.meta.dirname, '../../../../mfe-admin/locales/en-GB/bookings.json');

const movements = {
  charge: true,
  sale: true,
  discount_funding: true,
  fee: true,
  sale_undone: true,
  discount_funding_undone: true,
  fee_undone: true,
  refund: true,
  refund_failed: true,
  refund_elsewhere: true,
  payout: true,
  payout_reversed: true,
  fee_withheld: true,
  debt: true,
  debt_settled: true,
  chargeback: true,
  chargeback_won: true,
  chargeback_lost: true,
} satisfies Record<Movement['kind'], true>;

test('the admin area has words for every line of the ledger', () => {
  const { lineKinds, accounts: named } = JSON.parse(readFileSync(catalogue, 'utf8')).bookingDrawer;

  expect(Object.keys(lineKinds)).toEqual(expect.arrayContaining(Object.keys(movements)));
  expect(Object.keys(named)).toEqual(expect.arrayContaining(Object.keys(accounts)));
});
