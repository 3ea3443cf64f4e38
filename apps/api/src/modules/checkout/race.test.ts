import { afterEach, describe, expect, test } from '@jest/globals';
import {
  describeRush,
  makeCustomers,
  overlapsOf,
  rush,
  withoutConstraint,
  withoutLock,
} from '../../testing/booking-races.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

describeRush('in one process', () => startTestApi());

// Each protection alone keeps the promise, and without both of them it is broken: so the tests
// above would not pass by luck.
describe('when a protection is taken away', () => {
  let bare: TestApi;
  afterEach(() => bare.close());

  test.each([
    { constraint: false, lock: true, isSafe: true },
    { constraint: true, lock: false, isSafe: true },
    { constraint: false, lock: false, isSafe: false },
  ])('constraint $constraint, lock $lock: safe is $isSafe', async (protection) => {
    bare = await startTestApi(
      {},
      (protection.constraint ? '' : withoutConstraint) + (protection.lock ? '' : withoutLock),
    );
    const grace = await bare.makePractitioner();
    const { statuses } = await rush(bare, grace, await makeCustomers(bare, 32), ['09:00']);

    // The constraint alone is right, but deadlocks: it is the lock that spares everybody the wait.
    if (protection.lock) expect(statuses.filter((status) => status >= 500)).toEqual([]);
    const overlaps = await overlapsOf(bare.db, grace.id);
    if (protection.isSafe) expect(overlaps).toBe(0);
    else expect(overlaps).toBeGreaterThan(0);
  });
});
