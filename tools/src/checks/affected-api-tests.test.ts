import { expect, test } from '@jest/globals';
import { affectedApiTests } from './affected-api-tests.ts';

const modules = 'apps/api/src/modules';

test('a change in a module affects its own tests and those of the modules that import it', () => {
  const files = affectedApiTests([`${modules}/reminders/queue-reminders.ts`]) ?? [];

  expect(files).toContain(`${modules}/reminders/reminders.test.ts`);
  expect(files).toContain('apps/api/src/http/policy.test.ts');
  expect(files.some((file) => file.startsWith(`${modules}/search/`))).toBe(false);

  const ofLedger = affectedApiTests([`${modules}/ledger/index.ts`]) ?? [];
  expect(ofLedger).toContain(`${modules}/payouts/payouts.test.ts`);
});

test('a change outside the modules affects all tests', () => {
  expect(
    affectedApiTests([`${modules}/reminders/index.ts`, 'apps/api/src/http/serve.ts']),
  ).toBeNull();
});
