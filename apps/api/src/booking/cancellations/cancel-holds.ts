import type { Deps } from '../../deps.ts';
import { lockPractitioner, type Trx } from '../../infrastructure/database/index.ts';
import type { Actor } from '../../kernel/audit/index.ts';
import { lockBooking } from '../bookings/index.ts';
import { cancelBooking } from './cancel-booking.ts';
import { unpaidHolds } from './cancellations.repository.ts';

/**
 * Ends what customers hold of a practitioner's time and have not paid, offers of a waiting list among it. A
 * payment that is under way is refunded in full (D16). Paid bookings are left alone (D97).
 */
export async function cancelHolds(
  trx: Trx,
  deps: Pick<Deps, 'jobs' | 'events'>,
  practitionerId: number,
  actor: Actor,
): Promise<void> {
  await lockPractitioner(trx, practitionerId);
  for (const { id } of await unpaidHolds(trx, practitionerId)) {
    const held = await lockBooking(trx, id);
    if (held?.status === 'held') await cancelBooking(trx, deps, held, 'practitioner', actor);
  }
}
