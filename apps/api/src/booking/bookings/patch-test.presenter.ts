import type { Booking, PractitionerBooking } from '@freely/api-client/contract';
import { londonClock } from '@freely/domain/london-time';
import { poundsOf } from '@freely/domain/money';
import { differenceInMinutes } from 'date-fns/differenceInMinutes';
import type { InferOutput } from 'valibot';
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

type Keys = Pick<Config, 'dataKeys'>;

function presentRecord(
  test: Pick<PatchTestView, 'practitioner_id' | 'result' | 'sealed_note'>,
  { dataKeys }: Keys,
  viewer: Viewer,
) {
  const { practitioner_id: practitionerId, result, sealed_note: sealed } = test;
  if (!readsHealth(viewer)) return { result: null, note: '' };
  const openNote = (note: string) =>
    decrypt(dataKeys, patchTestNoteContext(practitionerId), Buffer.from(note, 'hex'));

  return { result, note: sealed === null ? '' : openNote(sealed) };
}

/** As the test's own row in the practitioner's lists has it. */
export const presentPatchTestFor = (
  test: BookingView['patch_test_for'],
  keys: Keys,
  viewer: Viewer,
): InferOutput<typeof PractitionerBooking>['patch_test_for'] =>
  test && { booking_id: test.booking_id, ...presentRecord(test, keys, viewer) };

export function presentPatchTest(
  test: PatchTestView | null,
  keys: Keys,
  viewer: Viewer,
): Booking['patch_test'] {
  const status = test && publicStatus(test.status);
  if (test === null || status === null) return null;
  const [startsAt, endsAt] = [new Date(test.starts_at), new Date(test.ends_at)];
  const { day, time } = londonClock(startsAt);

  return {
    id: test.id,
    date: day,
    start_time: `${time}:00`,
    duration: differenceInMinutes(endsAt, startsAt),
    price: poundsOf(test.price),
    booking_status: status,
    ...presentRecord(test, keys, viewer),
  };
}
