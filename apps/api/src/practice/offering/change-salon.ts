import { isSamePlace } from '@freely/domain/salon-address';
import type { Trx } from '../../infrastructure/database/index.ts';
import type { Actor } from '../../kernel/audit/index.ts';
import { notFound } from '../../kernel/errors/index.ts';
import type { Events } from '../../kernel/events/index.ts';
import { refuseOverBookings } from '../calendar/index.ts';
import { salonAddressChanged } from '../events/index.ts';
import * as places from './places.repository.ts';

interface SalonAddress {
  address: string;
  city: string;
  postcode: string;
  lat: number;
  lon: number;
}

interface SalonChange {
  salon_id: number;
  disabled?: boolean | undefined;
  name?: string | undefined;
  /** Null when it stays. */
  place: SalonAddress | null;
}

/**
 * Changes a salon. Its name is not part of a booking; its address is: bookings follow other words for the same
 * place, and prevent a move (D95). Call it under the practitioner's lock, which a booking takes too.
 * @throws 404 for another's salon; conflict, with the bookings that prevent a move.
 */
export async function changeSalon(
  trx: Trx,
  events: Events,
  practitioner: Actor,
  { salon_id: id, disabled, name, place }: SalonChange,
): Promise<void> {
  const own = { id, practitionerId: practitioner.id };
  const before = await places.findSalon(trx, own);
  if (!before) throw notFound('places.salonNotFound');

  const isElsewhere = place !== null && !isSamePlace(before, place);
  if (isElsewhere) {
    refuseOverBookings(await places.bookingsAtSalon(trx, own), {
      booked: (count) => ({ key: 'places.booked', values: { count } }),
      held: (values) => ({ key: 'places.held', values }),
    });
  }
  const change = {
    ...(disabled === undefined ? {} : { enabled: !disabled }),
    ...(name === undefined ? {} : { name }),
    ...place,
  };
  if (Object.keys(change).length > 0) await places.updateSalon(trx, id, change);
  if (place !== null && isAnotherAddress(before, place)) {
    await events.publish(trx, salonAddressChanged, {
      salonId: id,
      practitionerId: practitioner.id,
      by: practitioner,
      isElsewhere,
    });
  }
}

/** An address may be sent as it was. */
function isAnotherAddress(
  before: SalonAddress,
  { address, city, postcode, lat, lon }: SalonAddress,
) {
  return (
    before.address !== address ||
    before.city !== city ||
    before.postcode !== postcode ||
    before.lat !== lat ||
    before.lon !== lon
  );
}
