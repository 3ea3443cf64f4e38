import { expect, test } from '@jest/globals';
import { affectedApiTests } from './affected-api-tests.ts';

const modules = 'apps/api/src/modules';

test('a change in a module is met by its own tests and those of who imports it', () => {
  const files = affectedApiTests([`${modules}/reminders/queue-reminders.ts`]) ?? [];

  expect(files).toContain(`${modules}/reminders/reminders.test.ts`);
  expect(files).toContain('apps/api/src/http/policy.test.ts');
  expect(files.some((file) => file.startsWith(`${modules}/search/`))).toBe(false);

  const ofLedger = affectedApiTests([`${modules}/ledger/index.ts`]) ?? [];
  expect(ofLedger).toContain(`${modules}/payouts/payouts.test.ts`);
});

test('a change outside of the modules is met by all tests', () => {
  expect(
    affectedApiTests([`${modules}/reminders/index.ts`, 'apps/api/src/http/serve.ts']),
  ).toBeNull();
});
