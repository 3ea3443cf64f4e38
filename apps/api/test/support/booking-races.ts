// Race tests for a practitioner's time, for an API in one process or in several.
import { createBooking } from '@freely/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { Db } from '../../src/infrastructure/database/transaction.ts';
import { freeSlot, type TestPractitioner } from './make-practitioner.ts';
import type { TestUser } from './make-users.ts';
import type { TestApi } from './start-test-api.ts';
import { draftFor } from './start-test-market.ts';

export type RacedApi = Pick<TestApi, 'call' | 'db' | 'close' | 'makeCustomer' | 'makePractitioner'>;

export async function makeCustomers(api: RacedApi, count: number): Promise<TestUser[]> {
  const customers: TestUser[] = [];
  for (let made = 0; made < count; made += 1) customers.push(await api.makeCustomer());

  return customers;
}

/** All customers book the same day at once; customer n books `times[n % times.length]`. */
export async function bookConcurrently(
  api: RacedApi,
  practitioner: TestPractitioner,
  customers: readonly TestUser[],
  times: readonly string[],
  daysAhead = 9,
) {
  const responses = await Promise.all(
    customers.map((customer, index) => {
      const slot = freeSlot(daysAhead, times[index % times.length]);

      return api.call(createBooking, { body: draftFor(practitioner, slot) }, { as: customer });
    }),
  );
  const statuses = responses.map(({ status }) => status);

  return { won: statuses.filter((status) => status === 201).length, statuses };
}

export async function countOverlaps(db: Db, practitionerId: number): Promise<number> {
  const { rows } = await sql<{ overlaps: number }>`
    select count(*) as overlaps from bookings a join bookings b
      on a.practitioner_id = b.practitioner_id and a.id < b.id and a.during && b.during
    where a.practitioner_id = ${practitionerId}
      and a.status <> 'expired' and b.status <> 'expired'`.execute(db);

  return rows[0]?.overlaps ?? 0;
}

const separateTimes = ['09:00', '10:00', '11:00', '12:00'];
const overlappingTimes = ['09:00', '09:15', '09:30', '09:45', '10:00', '10:15', '10:30', '10:45'];

export function describeRaces(name: string, start: () => Promise<RacedApi>): void {
  describe(`32 customers at once, ${name}`, () => {
    let api: RacedApi;
    let customers: TestUser[];
    beforeAll(async () => {
      api = await start();
      customers = await makeCustomers(api, 32);
    });
    afterAll(() => api.close());

    test('on four slots: each slot has one winner, and all others get a 409', async () => {
      const grace = await api.makePractitioner();
      const { won, statuses } = await bookConcurrently(api, grace, customers, separateTimes);

      expect(won).toBe(4);
      expect([...new Set(statuses)].sort()).toEqual([201, 409]);
      expect(await countOverlaps(api.db, grace.id)).toBe(0);
    });

    test('on overlapping times: no two bookings overlap, and no call fails', async () => {
      const grace = await api.makePractitioner();
      // Another day: the winners of the first race would overlap with what they hold themselves.
      const { won, statuses } = await bookConcurrently(api, grace, customers, overlappingTimes, 10);

      expect(won).toBeGreaterThanOrEqual(2);
      expect([...new Set(statuses)].sort()).toEqual([201, 409]);
      expect(await countOverlaps(api.db, grace.id)).toBe(0);
    });
  });
}

/** For `startTestApi`: only the lock prevents overlapping bookings. */
export const withoutConstraint = 'alter table bookings drop constraint bookings_no_overlap;';

/**
 * For `startTestApi`: a lock function that locks nothing, found before PostgreSQL's own. Without
 * the lock there are deadlocks, one after another, so their timeout of a second is lowered.
 */
export const withoutLock = `
  create function public.pg_advisory_xact_lock(key bigint) returns void language sql as 'select';
  do $$ begin
    execute format('alter database %I set search_path = public, pg_catalog', current_database());
    execute format('alter database %I set deadlock_timeout = 50', current_database());
  end $$;`;

/**
 * For `startTestApi`: an insert of a booking waits until another has been checked as well, or until
 * one is in place. So two of them meet on every machine, whatever its speed.
 */
export const insertsMeet = `
  create function wait_for_another_insert() returns trigger language plpgsql as $$ begin
    perform pg_catalog.pg_advisory_xact_lock_shared(1, 1);
    while (select count(*) from pg_locks
           where locktype = 'advisory' and classid = 1 and objid = 1 and objsubid = 2
             and database = (select oid from pg_database where datname = current_database())) < 2
      and not exists (select from bookings where practitioner_id = new.practitioner_id)
    loop perform pg_sleep(0.005); end loop;
    return new;
  end $$;
  create trigger wait_for_another_insert before insert on bookings
    for each row execute function wait_for_another_insert();`;
