import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { RefundReason } from './refund-payment.ts';

const catalogue = join(import.meta.dirname, '../../../../mfe-admin/locales/en-GB/bookings.json');

const reasons = {
  late_payment: true,
  cancelled_by_customer: true,
  cancelled_by_practitioner: true,
  no_show_practitioner: true,
  resold: true,
  after_chargeback: true,
  again: true,
} satisfies Record<RefundReason, true>;

test('the admin area has words for every reason of a refund', () => {
  const { refundReasons } = JSON.parse(readFileSync(catalogue, 'utf8')).bookingDrawer;

  expect(Object.keys(refundReasons)).toEqual(
    expect.arrayContaining([...Object.keys(reasons), 'paid_elsewhere', 'made_at_provider']),
  );
});
