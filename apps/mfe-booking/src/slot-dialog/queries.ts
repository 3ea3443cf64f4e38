import { send } from '@freely/api-client/client';
import {
  availableBookingStartTimes,
  availableDays,
  type HomeAddress,
  type LocationType,
  practitionerInfo,
  type StartTimes,
} from '@freely/api-client/contract';
import { addDays, addMonths, type Day } from '@freely/domain/london-time';
import { keepPreviousData, queryOptions } from '@freely/query';
import { degrees, type JourneySearch } from '../journey/search-params.ts';
import { resolveHomeAddress } from './home-address.ts';

/** The parameters that free times depend on. */
export interface SlotRequest {
  practitionerId: number;
  /** One id for each unit of quantity. */
  services: readonly number[];
  locationType: LocationType;
  salonId: number | null;
  /** Where a home visit would be, once it is known: roads to it take time. */
  home: HomeAddress['location'] | null;
  /** Leaves out what has no room for a patch test before it, unless the customer has a valid one. */
  isTestFirst: boolean;
}

/** Milliseconds. */
const refetchIntervalMs = 20_000;

export const startTimesQuery = (request: SlotRequest, date: Day) =>
  queryOptions({
    queryKey: [
      ...practitionerKey(request),
      'availableBookingStartTimes',
      { ...slotParams(request), date },
    ],
    queryFn: async ({ signal }) => {
      const response = await send(
        availableBookingStartTimes,
        { params: paramsOf(request), query: { ...slotParams(request), date } },
        { signal },
      );

      return timesForSalon(response, request.salonId);
    },
    // Others book at the same time: the free times are refetched while the dialog is open (D17).
    staleTime: 0,
    refetchInterval: refetchIntervalMs,
    refetchOnWindowFocus: true,
  });

/** The days with a free start time in `month` (`YYYY-MM`), from `today` to `horizon`. */
export const freeDaysQuery = (
  request: SlotRequest,
  { month, today, horizon }: { month: string; today: Day; horizon: Day },
) => {
  const first = `${month}-01`;
  const last = addDays(addMonths(first, 1), -1);
  const query = {
    ...slotParams(request),
    from: first < today ? today : first,
    to: last > horizon ? horizon : last,
  };

  return queryOptions({
    queryKey: [...practitionerKey(request), 'availableDays', query],
    queryFn: async ({ signal }) => {
      const { days, needs_patch_test: needsTest = false } = await send(
        availableDays,
        { params: paramsOf(request), query },
        { signal },
      );

      return { month, days, needsTest };
    },
    placeholderData: keepPreviousData,
  });
};

/** The address of a postcode, and whether the practitioner comes there (null: unknown). */
export const homeVisitQuery = (id: number, postcode: string, search: JourneySearch) =>
  queryOptions({
    queryKey: ['practitioner', id, 'home-visit', postcode, search.address],
    queryFn: async ({ signal }) => {
      const home = await resolveHomeAddress(postcode, search);
      if (!home) return { home, comes: null };
      const { lat, lng } = home.address.location;
      const info = await send(
        practitionerInfo,
        { params: { id: String(id) }, query: { lat: degrees(lat), lon: degrees(lng) } },
        { signal },
      );

      return { home, comes: info.comes_to_you ?? null };
    },
  });

/** Mobile times are a plain list; salon times are listed by salon (D11). */
export function timesForSalon(response: StartTimes, salonId: number | null): string[] {
  if (Array.isArray(response)) return response;
  if (salonId !== null) return response[salonId] ?? [];

  return Object.values(response)[0] ?? [];
}

const practitionerKey = ({ practitionerId }: SlotRequest) =>
  ['practitioner', practitionerId] as const;
const paramsOf = ({ practitionerId }: SlotRequest) => ({ id: String(practitionerId) });

function slotParams({ services, locationType, salonId, home, isTestFirst }: SlotRequest) {
  return {
    'sub_service[]': services.map(String),
    locationtype: locationType,
    ...(locationType === 'salon' && salonId !== null && { salon_id: String(salonId) }),
    ...(home && { lat: degrees(home.lat), lon: degrees(home.lng) }),
    ...(isTestFirst && { with_patch_test: '1' as const }),
  };
}
