import {
  type PatchTestResult,
  type ResultRefusal,
  reactionDays,
  resultRefusal,
} from '@freely/domain/patch-tests';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../infrastructure/database/index.ts';
import { encrypt, patchTestNoteContext } from '../../infrastructure/encryption/index.ts';
import type { Actor } from '../../kernel/audit/index.ts';
import { AppError, type ErrorMessage, notFound } from '../../kernel/errors/index.ts';
import { lockBooking, recordEvent } from '../bookings/index.ts';
import { cancelBooking } from '../cancellations/index.ts';
import { findTwoVisits, saveResult, upcomingTreatments } from './patch-tests.repository.ts';

interface Recorded {
  result: PatchTestResult;
  note: string;
}

const refusals = {
  not_over: 'patchTests.notOver',
  too_late: { key: 'patchTests.tooLate', values: { days: reactionDays } },
  taken_back: 'patchTests.takenBack',
} as const satisfies Record<ResultRefusal, ErrorMessage>;

/**
 * Records what came of a patch test, and corrects it. A reaction cancels every booking to come of the tested
 * treatments with this practitioner: nobody is at fault, so the customer gets everything back and the
 * practitioner no penalty. Saved again, it cancels nothing: what was booked since is on a later test. The note is
 * about a person's health and is sealed; the history of the booking, which admins read, does not have the result.
 * Returns how many bookings were cancelled.
 * @throws 404 for what is no patch test or was cancelled, 409 before it is over, and for a reaction that comes
 * too late or was taken back before.
 */
export async function recordResult(
  deps: Pick<Deps, 'db' | 'jobs' | 'events' | 'config'>,
  visitId: number,
  practitioner: Actor,
  { result, note }: Recorded,
): Promise<number> {
  return inTransaction(deps.db, async (trx) => {
    const visit = await lockBooking(trx, visitId);
    const visits = visit?.is_patch_test ? await findTwoVisits(trx, visitId) : null;
    if (!visit || !visits) throw notFound('patchTests.notFound');
    const refusal =
      visit.status === 'held'
        ? 'not_over'
        : resultRefusal(result, {
            endsAt: visit.ends_at,
            now: visit.now,
            recorded: visits.result,
            hasReacted: visits.hasReacted,
          });
    if (refusal) throw new AppError('wrong_state', refusals[refusal]);
    const label = patchTestNoteContext(visit.practitioner_id);
    const sealedNote = note === '' ? null : encrypt(deps.config.dataKeys, label, note);
    await saveResult(trx, visitId, { result, sealedNote });
    await recordEvent(trx, visits.bookingId, 'patch_test_recorded', practitioner);
    if (result === 'clear' || visits.result === 'reaction') return 0;

    const pair = { customerId: visit.customer_id, practitionerId: visit.practitioner_id };
    const upcoming = await upcomingTreatments(trx, pair, visits.treatmentIds);
    for (const id of upcoming) {
      const booking = await lockBooking(trx, id);
      if (booking) await cancelBooking(trx, deps, booking, 'practitioner', practitioner);
    }

    return upcoming.length;
  });
}
