import { createBooking } from '@freely/api-client/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { Db } from '../../database/transaction.ts';
import { freeSlot, type TestPractitioner } from '../../testing/make-practitioner.ts';
import type { TestUser } from '../../testing/make-users.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { draftFor } from '../../testing/start-test-market.ts';

let api: TestApi;
const customers: TestUser[] = [];
beforeAll(async () => {
  api = await startTestApi();
  for (let count = 0; count < 32; count += 1) customers.push(await api.makeCustomer());
});
afterAll(() => api.close());

/** All 32 at once; the n-th asks for the time at `times[n % times.length]`. */
async function rush(practitioner: TestPractitioner, times: string[]) {
  const answers = await Promise.all(
    customers.map((customer, index) => {
      const slot = freeSlot(9, times[index % times.length]);

      return api.call(createBooking, { body: draftFor(practitioner, slot) }, { as: customer });
    }),
  );
  const statuses = answers.map(({ status }) => status);

  return { won: statuses.filter((status) => status === 201).length, statuses };
}

async function overlapsOf(db: Db, practitionerId: number): Promise<number> {
  const { rows } = await sql<{ overlaps: number }>`
    select count(*) as overlaps from bookings a join bookings b
      on a.practitioner_id = b.practitioner_id and a.id < b.id and a.during && b.during
    where a.practitioner_id = ${practitionerId}
      and a.status <> 'expired' and b.status <> 'expired'`.execute(db);

  return rows[0]?.overlaps ?? 0;
}

const apart = ['09:00', '10:00', '11:00', '12:00'];
const overlapping = ['09:00', '09:15', '09:30', '09:45', '10:00', '10:15', '10:30', '10:45'];

describe('32 customers at once', () => {
  test('on four slots: each slot has one winner, all others are told so', async () => {
    const grace = await api.makePractitioner();
    const { won, statuses } = await rush(grace, apart);

    expect(won).toBe(4);
    expect(new Set(statuses)).toEqual(new Set([201, 409]));
    expect(await overlapsOf(api.db, grace.id)).toBe(0);
  });

  test('on times that overlap: no two bookings share a minute, no answer is a failure', async () => {
    const grace = await api.makePractitioner();
    const { won, statuses } = await rush(grace, overlapping);

    expect(won).toBeGreaterThanOrEqual(2);
    expect(new Set(statuses)).toEqual(new Set([201, 409]));
    expect(await overlapsOf(api.db, grace.id)).toBe(0);
  });
});

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
    const mine = await Promise.all(customers.map(() => bare.makeCustomer()));
    const grace = await bare.makePractitioner();

    const answers = await Promise.all(
      mine.map((customer) =>
        bare.call(createBooking, { body: draftFor(grace, freeSlot(9, '09:00')) }, { as: customer }),
      ),
    );

    // The constraint alone is right, but deadlocks: it is the lock that spares everybody the wait.
    if (protection.lock) expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const overlaps = await overlapsOf(bare.db, grace.id);
    if (protection.isSafe) expect(overlaps).toBe(0);
    else expect(overlaps).toBeGreaterThan(0);
  });
});

const withoutConstraint = 'alter table bookings drop constraint bookings_no_overlap;';
/** A lock that locks nothing, found before PostgreSQL's own. */
const withoutLock = `
  create function public.pg_advisory_xact_lock(key bigint) returns void language sql as 'select';
  do $$ begin
    execute format('alter database %I set search_path = public, pg_catalog', current_database());
  end $$;`;
