import { send } from '@freely/api-client/client';
import {
  availableBookingStartTimes,
  availableDays,
  type LocationType,
  type StartTimes,
} from '@freely/api-client/contract';
import { addDays, addMonths, type Day } from '@freely/domain/london-time';
import { keepPreviousData, queryOptions } from '@freely/query';

/** What free time depends on. */
export interface SlotRequest {
  practitionerId: number;
  /** One id for each unit of quantity. */
  services: readonly number[];
  locationType: LocationType;
  salonId: number | null;
}

/** Milliseconds. */
const askAgainAfter = 20_000;

export const startTimesQuery = (request: SlotRequest, date: Day) =>
  queryOptions({
    queryKey: [
      ...practitionerKey(request),
      'availableBookingStartTimes',
      { ...wireOf(request), date },
    ],
    queryFn: async ({ signal }) => {
      const answer = await send(
        availableBookingStartTimes,
        { params: paramsOf(request), query: { ...wireOf(request), date } },
        { signal },
      );

      return timesAt(answer, request.salonId);
    },
    // Others book as well: what was free a minute ago is worth asking again, also while it is
    // looked at (D17).
    staleTime: 0,
    refetchInterval: askAgainAfter,
    refetchOnWindowFocus: true,
  });

/** The days with a free start in the month of `month` (`YYYY-MM`), from `today` to `horizon`. */
export const freeDaysQuery = (
  request: SlotRequest,
  { month, today, horizon }: { month: string; today: Day; horizon: Day },
) => {
  const first = `${month}-01`;
  const last = addDays(addMonths(first, 1), -1);
  const query = {
    ...wireOf(request),
    from: first < today ? today : first,
    to: last > horizon ? horizon : last,
  };

  return queryOptions({
    queryKey: [...practitionerKey(request), 'availableDays', query],
    queryFn: async ({ signal }) => {
      const { days } = await send(availableDays, { params: paramsOf(request), query }, { signal });

      return { month, days };
    },
    placeholderData: keepPreviousData,
  });
};

/** Mobile times are a plain list; salon times are listed by salon (D11). */
export function timesAt(answer: StartTimes, salonId: number | null): string[] {
  if (Array.isArray(answer)) return answer;
  if (salonId !== null) return answer[salonId] ?? [];

  return Object.values(answer)[0] ?? [];
}

const practitionerKey = ({ practitionerId }: SlotRequest) =>
  ['practitioner', practitionerId] as const;
const paramsOf = ({ practitionerId }: SlotRequest) => ({ id: String(practitionerId) });

function wireOf({ services, locationType, salonId }: SlotRequest) {
  return {
    'sub_service[]': services.map(String),
    locationtype: locationType,
    ...(locationType === 'salon' && salonId !== null && { salon_id: String(salonId) }),
  };
}
