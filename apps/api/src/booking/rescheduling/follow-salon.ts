import { addMinutes } from 'date-fns/addMinutes';
import type { Deps } from '../../deps.ts';
import type { Trx } from '../../infrastructure/database/index.ts';
import type { Actor } from '../../kernel/audit/index.ts';
import { recordEvent } from '../bookings/index.ts';
import { placeOf } from '../calendar/index.ts';
import { followAddress } from './followed-salons.repository.ts';

interface CorrectedSalon {
  salonId: number;
  practitionerId: number;
  by: Actor;
}

/** The dashboard saves while somebody is typing: customers are told once, when it is finished. */
const quietMinutes = 5;

/**
 * The address of a salon was corrected, and its bookings to come follow: what was agreed is the place, not its
 * spelling (D75, D95). Call it under the practitioner's lock.
 */
export async function followSalon(
  trx: Trx,
  jobs: Deps['jobs'],
  { salonId, practitionerId, by }: CorrectedSalon,
): Promise<void> {
  for (const { id, isTold, before } of await followAddress(trx, { salonId, practitionerId })) {
    // Without the addresses: events are never changed, and an address is erased with its practitioner (D42).
    await recordEvent(trx, id, 'address_corrected', by);
    if (!isTold) continue;
    await jobs.enqueue(
      trx,
      'tell-corrected-address',
      { bookingId: id, before: placeOf(before) },
      { startAfter: addMinutes(new Date(), quietMinutes), key: String(id) },
    );
  }
}
