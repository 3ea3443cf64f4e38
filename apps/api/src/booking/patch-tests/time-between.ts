import {
  type PatchTestRefusal,
  type PatchTestRule,
  patchTestBounds,
  patchTestRefusal,
} from '@freely/domain/patch-tests';
import type { Trx } from '../../infrastructure/database/index.ts';
import { AppError, type ErrorMessage } from '../../kernel/errors/index.ts';
import type { BookingRecord } from '../bookings/index.ts';
import { neededTests } from './needed-tests.ts';
import { findTwoVisits, rulesOf, treatmentsOf } from './patch-tests.repository.ts';

export function messageOf(
  refusal: PatchTestRefusal,
  { hoursBefore, monthsValid }: Pick<PatchTestRule, 'hoursBefore' | 'monthsValid'>,
): ErrorMessage {
  return refusal === 'too_close'
    ? { key: 'patchTests.tooClose', values: { hours: hoursBefore } }
    : { key: 'patchTests.tooEarly', values: { months: monthsValid } };
}

/** Of a treatment that was taken off the list: a test that is booked still comes before its treatment. */
const loosestRule = {
  hoursBefore: patchTestBounds.hours_before.min,
  monthsValid: patchTestBounds.months_valid.max,
};

/**
 * Either visit may move, as long as the test stays valid at the time of the treatment. A treatment that was
 * booked on an earlier test does not move beyond its validity. One that no test is valid for where it stands, since
 * an admin asked for one later, may move: that makes nothing worse.
 * @throws 409 for a time that leaves too few hours between them, or too many months.
 */
export async function requireTimeBetween(
  trx: Trx,
  booking: BookingRecord,
  startsAt: Date,
): Promise<void> {
  const visits = await findTwoVisits(trx, booking.id);
  const testedAt = booking.is_patch_test ? startsAt : visits?.testedAt;
  const treatedAt = booking.is_patch_test ? visits?.treatedAt : startsAt;
  if (testedAt && treatedAt) {
    const rules = await rulesOf(trx, visits?.treatmentIds ?? []);
    for (const rule of rules.length > 0 ? rules : [loosestRule]) {
      const refusal = patchTestRefusal(rule, testedAt, treatedAt);
      if (refusal) throw new AppError('wrong_state', messageOf(refusal, rule));
    }
  }
  if (booking.is_patch_test) return;

  const pair = { customerId: booking.customer_id, practitionerId: booking.practitioner_id };
  const others = (await treatmentsOf(trx, booking.id)).filter(
    (id) => !visits?.treatmentIds.includes(id),
  );
  const neededNow = await neededTests(trx, pair, others, booking.starts_at);
  const neededThen = await neededTests(trx, pair, others, startsAt);
  const spoilt = neededThen.find(
    ({ subServiceId }) => !neededNow.some((rule) => rule.subServiceId === subServiceId),
  );
  if (!spoilt) return;
  throw new AppError('wrong_state', {
    key: 'patchTests.notValidThen',
    values: { treatment: spoilt.name },
  });
}
