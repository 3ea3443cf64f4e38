import type { Trx } from '../../infrastructure/database/index.ts';
import { type OwnBusyInterval, readOwnCalendar } from './own-calendar.repository.ts';
import type { RequestedSlot } from './requested-slot.ts';
import type { ScheduledPlace } from './travel.ts';

/**
 * The place of a booking that is moved, where the practitioner takes no new bookings there: what was made before
 * goes on (D97). Null where the place is gone.
 */
export async function agreedPlace(
  trx: Trx,
  { practitionerId, locationType, salonId, customerPoint, date, movedFrom }: RequestedSlot,
): Promise<ScheduledPlace | null> {
  const { places, timeOff, booked } = await readOwnCalendar(trx, {
    ...{ practitionerId, locationType, date },
    home: customerPoint,
    subServiceIds: [],
  });
  const place = places.find((each) => each.salonId === salonId);
  // Its time of travel is listed beside the visit, which is all that is left out otherwise.
  const isOfMoved = ({ isTravel, from, to }: OwnBusyInterval) =>
    isTravel && (to === movedFrom?.from || from === movedFrom?.to);

  return place
    ? {
        salonId,
        schedule: { week: place.week, timeOff, booked: booked.filter((each) => !isOfMoved(each)) },
      }
    : null;
}
