import type { Booking } from '@freely/api-client/contract';
import { areaPoint } from '@freely/domain/geo';
import { categoriesOf, serviceTypes } from '@freely/domain/service-types';
import { categoryOf } from './booking-display.ts';
import type { SlotChoice } from './journey.ts';
import type { JourneySearch } from './search-params.ts';

/**
 * The search that leads to this booking again. Its address stands in breadcrumbs and URLs as the customer's own, so of
 * a salon it is only the town, and the point that everybody may know, also once it is paid. Null for a home whose
 * address is not shared (D39).
 */
export function searchFromBooking(booking: Booking): JourneySearch | null {
  const { address, city, postcode, home_location: exact, geoposition } = booking.location;
  const point = exact ?? geoposition;
  if (!point) return null;
  const place = { lat: point.lat, lon: point.lng };
  const isHome = booking.location_type === 'mobile';
  const category = categoryOf(booking);

  return {
    address: (isHome && [address, postcode].filter(Boolean).join(', ')) || city,
    town: city,
    ...(isHome ? place : areaPoint(place)),
    type: serviceTypes.find((type) => categoriesOf[type].includes(category)) ?? 'beautician',
    location: booking.location_type,
  };
}

/** The same place and treatments; the customer chooses the day. */
export function choiceFromBooking(booking: Booking): SlotChoice {
  return {
    locationType: booking.location_type,
    salonId: booking.salon_id,
    quantities: Object.fromEntries(
      booking.treatments.map(({ id, quantity }) => [String(id), quantity]),
    ),
    date: null,
    time: null,
    // For a salon booking the postcode is the salon's, not the customer's.
    postcode: booking.location_type === 'mobile' ? (booking.location.postcode ?? '') : '',
  };
}
