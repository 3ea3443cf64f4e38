import type { Booking } from '@freely/api-client/contract';
import { londonClock } from '@freely/domain/london-time';
import { poundsOf } from '@freely/domain/money';
import { differenceInMinutes } from 'date-fns/differenceInMinutes';
import type { Config } from '../../config.ts';
import { decrypt, patchTestNoteContext } from '../../infrastructure/encryption/index.ts';
import { publicStatus } from './booking-lifecycle.ts';
import type { PatchTestView } from './patch-test-view.repository.ts';

/** For the two parties only: the note is about a person's health. */
export function presentPatchTest(
  test: PatchTestView | null,
  { dataKeys }: Pick<Config, 'dataKeys'>,
): Booking['patch_test'] {
  const status = test && publicStatus(test.status);
  if (test === null || status === null) return null;
  const [startsAt, endsAt] = [new Date(test.starts_at), new Date(test.ends_at)];
  const { day, time } = londonClock(startsAt);
  const sealed = test.sealed_note === null ? null : Buffer.from(test.sealed_note, 'hex');

  return {
    id: test.id,
    date: day,
    start_time: `${time}:00`,
    duration: differenceInMinutes(endsAt, startsAt),
    price: poundsOf(test.price),
    booking_status: status,
    result: test.result,
    note: sealed ? decrypt(dataKeys, patchTestNoteContext(test.practitioner_id), sealed) : '',
  };
}
