import { afterEach, describe, expect, test } from '@jest/globals';
import {
  bookConcurrently,
  countOverlaps,
  describeRaces,
  insertsMeet,
  makeCustomers,
  withoutConstraint,
  withoutLock,
} from '../../../test/support/booking-races.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';

describeRaces('in one process', () => startTestApi());

// Each protection alone prevents double bookings, and without both they happen. This shows that the
// tests above do not pass by chance.
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
      (protection.constraint ? '' : withoutConstraint) +
        (protection.lock ? '' : withoutLock + insertsMeet),
    );
    const grace = await bare.makePractitioner();
    const { statuses } = await bookConcurrently(bare, grace, await makeCustomers(bare, 32), [
      '09:00',
    ]);

    // With the constraint alone there are no double bookings, but deadlocks. The lock avoids them.
    if (protection.lock) expect(statuses.filter((status) => status >= 500)).toEqual([]);
    const overlaps = await countOverlaps(bare.db, grace.id);
    if (protection.isSafe) expect(overlaps).toBe(0);
    else expect(overlaps).toBeGreaterThan(0);
  });
});
