import { expect, test } from '@jest/globals';
import { affectedApiTests } from './affected-api-tests.ts';

const source = 'apps/api/src';

test('a change in a module affects its own tests and those of the modules that import it', () => {
  const files = affectedApiTests([`${source}/booking/reminders/queue-reminders.ts`]) ?? [];

  expect(files).toContain(`${source}/booking/reminders/reminders.test.ts`);
  expect(files).toContain('apps/api/src/kernel/http/policy.test.ts');
  expect(files.some((file) => file.startsWith(`${source}/market/search/`))).toBe(false);

  const ofLedger = affectedApiTests([`${source}/money/ledger/index.ts`]) ?? [];
  expect(ofLedger).toContain(`${source}/money/payouts/payouts.test.ts`);
});

test('a change in a module affects the tests of the contexts whose events it subscribes to', () => {
  const ofPayments = affectedApiTests([`${source}/money/payments/follow-bookings.ts`]) ?? [];

  expect(ofPayments).toContain(`${source}/booking/cancellations/cancel-by-customer.test.ts`);
  expect(ofPayments.some((file) => file.startsWith(`${source}/people/`))).toBe(false);
});

test('a change outside the modules affects all tests', () => {
  expect(
    affectedApiTests([`${source}/booking/reminders/index.ts`, 'apps/api/src/kernel/http/serve.ts']),
  ).toBeNull();
});
