import { send } from '@freely/api-client/client';
import { ownServices, whyNot } from '@freely/api-client/contract';
import { ownLocationTypesQuery } from '@freely/practice/queries';
import { queryOptions } from '@freely/query';

export const ownServicesQuery = queryOptions({
  queryKey: ['dashboard', 'practitioner', 'services'],
  queryFn: ({ signal }) => send(ownServices, {}, { signal }),
});

export const placesQuery = queryOptions({
  ...ownLocationTypesQuery,
  // A salon may have been added on another screen a moment ago.
  staleTime: 0,
});

/** A treatment at a place on a day. */
export interface WhyNotParams {
  treatmentId: number;
  /** Null for home visits. */
  salonId: number | null;
  isMobile: boolean;
  day: string;
  /** Where the customer lives; null: anywhere, and then no road is counted. */
  home: { lat: number; lon: number } | null;
}

export const whyNotQuery = ({ treatmentId, salonId, isMobile, day, home }: WhyNotParams) => {
  const query = {
    'sub_service[]': [String(treatmentId)],
    date: day,
    locationtype: isMobile ? ('mobile' as const) : ('salon' as const),
    ...(salonId === null ? {} : { salon_id: String(salonId) }),
    ...(home === null || !isMobile ? {} : { lat: String(home.lat), lon: String(home.lon) }),
  };

  return queryOptions({
    queryKey: ['dashboard', 'practitioner', 'why-not', query],
    queryFn: ({ signal }) => send(whyNot, { query }, { signal }),
    // Free times become stale at once, because others book.
    staleTime: 0,
  });
};
