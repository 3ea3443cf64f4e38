import { londonInstant } from '@freely/domain/london-time';
import type { Pence } from '@freely/domain/money';
import { patchTestRefusal, testForAll } from '@freely/domain/patch-tests';
import { addMinutes } from 'date-fns/addMinutes';
import type { Trx } from '../../infrastructure/database/index.ts';
import { AppError } from '../../kernel/errors/index.ts';
import { assertBookable, type RequestedSlot } from '../../market/availability/index.ts';
import { neededTests } from './needed-tests.ts';
import { insertPatchTest, type Pair, type TestedTreatment } from './patch-tests.repository.ts';
import { messageOf } from './time-between.ts';

interface Wanted extends Pair {
  treatmentIds: readonly number[];
  treatedAt: Date;
  /** Null when the customer has not chosen one. */
  time: { date: string; start_time: string } | null;
  place: Pick<RequestedSlot, 'locationType' | 'salonId' | 'customerPoint'>;
  /** Lets go of what the customer holds in the time of the test: a hold of one's own blocks nobody (D70). */
  makeRoom?: (from: Date, to: Date) => Promise<void>;
}

export interface PlannedPatchTest {
  slot: Awaited<ReturnType<typeof assertBookable>>;
  treatments: TestedTreatment[];
  /** Part of the booking's total. */
  price: Pence;
}

/**
 * The patch test that has to be booked with a treatment; null where none is needed. Call it under the
 * practitioner's lock.
 * @throws patch_test_required without a time for it, patch_test_reaction after a reaction, slot_taken for a
 * time that is not free, invalid for one that is too close to the treatment.
 */
export async function planPatchTest(
  trx: Trx,
  { customerId, practitionerId, treatmentIds, treatedAt, time, place, makeRoom }: Wanted,
): Promise<PlannedPatchTest | null> {
  const pair = { customerId, practitionerId };
  const treatments = await neededTests(trx, pair, treatmentIds, treatedAt);
  if (treatments.length === 0) return null;
  const rule = testForAll(treatments);
  if (time === null) {
    const names = treatments.map(({ name }) => name).join(' and ');
    throw new AppError('patch_test_required', {
      key: 'patchTests.required',
      values: { treatments: names, hours: rule.hoursBefore },
    });
  }
  const start = londonInstant(time.date, time.start_time);
  const refusal = start && patchTestRefusal(rule, start, treatedAt);
  if (refusal) {
    const message = messageOf(refusal, rule);
    throw new AppError('invalid', message, { 'patch_test.start_time': [message] });
  }
  if (start) await makeRoom?.(start, addMinutes(start, rule.duration));
  const slot = await assertBookable(trx, {
    ...place,
    practitionerId,
    customerId,
    date: time.date,
    time: time.start_time,
    durationMinutes: rule.duration,
  });

  return { slot, treatments, price: rule.price };
}

/** Saves which visit is the test of which booking. The visit itself is a booking of the checkout. */
export async function holdPatchTest(
  trx: Trx,
  pair: Pair,
  visits: { visitId: number; bookingId: number; price: Pence },
): Promise<void> {
  await insertPatchTest(trx, { ...pair, ...visits });
}
