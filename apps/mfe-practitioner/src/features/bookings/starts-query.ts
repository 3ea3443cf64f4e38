import { send } from '@freely/api-client/client';
import { type PractitionerBooking, whyNot } from '@freely/api-client/contract';
import { queryOptions } from '@freely/query';

/** Every start time of a day for a visit as long as a booking, with the reasons against it. */
export const startsQuery = (booking: PractitionerBooking, date: string) => {
  const home = booking.location_type === 'mobile' ? booking.location.home_location : null;
  const query = {
    'sub_service[]': booking.treatments.flatMap(({ id, quantity }) =>
      Array.from({ length: quantity }, () => String(id)),
    ),
    date,
    locationtype: booking.location_type,
    // A patch test is shorter than the treatments that it is for.
    minutes: String(booking.duration),
    ...(booking.salon_id ? { salon_id: String(booking.salon_id) } : {}),
    // The server moves it by the roads to there and from there.
    ...(home ? { lat: String(home.lat), lon: String(home.lng) } : {}),
  };

  return queryOptions({
    queryKey: ['dashboard', 'practitioner', 'why-not', query],
    queryFn: ({ signal }) => send(whyNot, { query }, { signal }),
    // Free times become stale at once, because others book.
    staleTime: 0,
  });
};
