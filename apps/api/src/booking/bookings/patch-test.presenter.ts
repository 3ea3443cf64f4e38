import type { Booking } from '@freely/api-client/contract';
import { londonClock } from '@freely/domain/london-time';
import { poundsOf } from '@freely/domain/money';
import { differenceInMinutes } from 'date-fns/differenceInMinutes';
import type { Config } from '../../config.ts';
import { decrypt, patchTestNoteContext } from '../../infrastructure/encryption/index.ts';
import type { SessionUser } from '../../kernel/sessions/index.ts';
import { publicStatus } from './booking-lifecycle.ts';
import type { BookingView } from './booking-view.repository.ts';
import type { PatchTestView } from './patch-test-view.repository.ts';

/** Who reads a booking: a party to it, or an admin who impersonates one. */
export type Viewer = Pick<SessionUser, 'impersonatorId'>;

/** Result and note are about a person's health: only the two parties themselves read them. */
const readsHealth = ({ impersonatorId }: Viewer): boolean => impersonatorId === null;

/** The same, as the test's own row in the practitioner's lists has it. */
export const presentPatchTestFor = (of: BookingView['patch_test_for'], viewer: Viewer) =>
  of && { ...of, result: readsHealth(viewer) ? of.result : null };

export function presentPatchTest(
  test: PatchTestView | null,
  { dataKeys }: Pick<Config, 'dataKeys'>,
  viewer: Viewer,
): Booking['patch_test'] {
  const status = test && publicStatus(test.status);
  if (test === null || status === null) return null;
  const openNote = (note: string) =>
    decrypt(dataKeys, patchTestNoteContext(test.practitioner_id), Buffer.from(note, 'hex'));
  const [startsAt, endsAt] = [new Date(test.starts_at), new Date(test.ends_at)];
  const { day, time } = londonClock(startsAt);
  const { result, sealed_note: sealed } = readsHealth(viewer)
    ? test
    : { result: null, sealed_note: null };

  return {
    id: test.id,
    date: day,
    start_time: `${time}:00`,
    duration: differenceInMinutes(endsAt, startsAt),
    price: poundsOf(test.price),
    booking_status: status,
    result,
    note: sealed === null ? '' : openNote(sealed),
  };
}
