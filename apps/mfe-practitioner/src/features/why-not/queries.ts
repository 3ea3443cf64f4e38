import { send } from '@freely/api-client/client';
import { ownServices, practitionerSalons, whyNot } from '@freely/api-client/contract';
import { queryOptions } from '@freely/query';

export const ownServicesQuery = queryOptions({
  queryKey: ['dashboard', 'practitioner', 'services'],
  queryFn: ({ signal }) => send(ownServices, {}, { signal }),
});

export const salonsQuery = queryOptions({
  queryKey: ['practitioner', 'salons'],
  queryFn: ({ signal }) => send(practitionerSalons, {}, { signal }),
});

/** What is asked about: a treatment at a place on a day. */
export interface Question {
  treatmentId: number;
  /** Null for visits. */
  salonId: number | null;
  isMobile: boolean;
  day: string;
}

export const whyNotQuery = ({ treatmentId, salonId, isMobile, day }: Question) => {
  const query = {
    'sub_service[]': [String(treatmentId)],
    date: day,
    locationtype: isMobile ? ('mobile' as const) : ('salon' as const),
    ...(salonId === null ? {} : { salon_id: String(salonId) }),
  };

  return queryOptions({
    queryKey: ['dashboard', 'practitioner', 'why-not', query],
    queryFn: ({ signal }) => send(whyNot, { query }, { signal }),
    // Free time is true for a moment only.
    staleTime: 0,
  });
};
