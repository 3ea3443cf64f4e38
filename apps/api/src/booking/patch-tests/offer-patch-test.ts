import type { PatchTestOffer } from '@freely/api-client/contract';
import type { Point } from '@freely/domain/geo';
import { type Day, londonDay, londonInstant } from '@freely/domain/london-time';
import { poundsOf } from '@freely/domain/money';
import { firstTestDay, patchTestRefusal, testForAll } from '@freely/domain/patch-tests';
import type { Db } from '../../infrastructure/database/index.ts';
import { AppError } from '../../kernel/errors/index.ts';
import { listFreeTimes } from '../../market/availability/index.ts';
import { neededTests } from './needed-tests.ts';
import type { Pair } from './patch-tests.repository.ts';

interface PlannedTreatment extends Pair {
  treatmentIds: readonly number[];
  date: Day;
  time: string;
  locationType: 'mobile' | 'salon';
  salonId: number | null;
  /** Where a home visit would be; null where the call does not say. */
  home: Point | null;
}

const none: PatchTestOffer = { treatments: [], hours_before: 0, price: 0, duration: 0, days: [] };

/**
 * The test that a treatment needs at a time, with the free times before it at the same place.
 * @throws patch_test_reaction, 404 for a practitioner who is not live
 */
export async function offerPatchTest(
  db: Db,
  { customerId, practitionerId, treatmentIds, date, time, ...place }: PlannedTreatment,
): Promise<PatchTestOffer> {
  const treatedAt = londonInstant(date, time);
  if (!treatedAt) throw new AppError('invalid', 'patchTests.skippedByClocks');
  const needed = await neededTests(db, { customerId, practitionerId }, treatmentIds, treatedAt);
  if (needed.length === 0) return none;
  const rule = testForAll(needed);
  const from = firstTestDay(date, londonDay(new Date()));
  const free =
    from > date
      ? []
      : await listFreeTimes(db, {
          ...place,
          practitionerId,
          minutes: rule.duration,
          from,
          to: date,
          viewerId: customerId,
        });
  const isInTime = (day: Day) => (start: string) => {
    const testedAt = londonInstant(day, start);

    return testedAt !== null && patchTestRefusal(rule, testedAt, treatedAt) === null;
  };

  return {
    treatments: needed.map(({ name }) => name),
    hours_before: rule.hoursBefore,
    price: poundsOf(rule.price),
    duration: rule.duration,
    days: free
      .map((day) => ({ date: day.date, times: day.times.filter(isInTime(day.date)) }))
      .filter(({ times }) => times.length > 0),
  };
}
