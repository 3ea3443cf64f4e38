import { send } from '@freely/api-client/client';
import {
  addTimeOff,
  calendarBookings,
  calendarFeeds,
  changeTimeOff,
  removeTimeOff,
  type TimeOffBody,
  timeOff,
} from '@freely/api-client/contract';
import { queryOptions, useMutation, useQueryClient } from '@freely/query';

export const timeOffQuery = queryOptions({
  queryKey: ['dashboard', 'practitioner', 'timeoff'],
  queryFn: ({ signal }) => send(timeOff, {}, { signal }),
});

export const calendarBookingsQuery = queryOptions({
  queryKey: ['dashboard', 'practitioner', 'calendar', 'bookings'],
  queryFn: ({ signal }) => send(calendarBookings, {}, { signal }),
});

export const feedsQuery = queryOptions({
  queryKey: ['dashboard', 'practitioner', 'calendar-feeds'],
  queryFn: ({ signal }) => send(calendarFeeds, {}, { signal }),
});

/** Adds a time off, or changes the one with this id. */
export function useSaveTimeOff() {
  return useTimeOffMutation(({ id, body }: { id: number | null; body: TimeOffBody }) =>
    id === null
      ? send(addTimeOff, { body })
      : send(changeTimeOff, { params: { id: String(id) }, body }),
  );
}

export function useRemoveTimeOff() {
  return useTimeOffMutation((id: number) => send(removeTimeOff, { params: { id: String(id) } }));
}

function useTimeOffMutation<Input, Response>(change: (input: Input) => Promise<Response>) {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: change,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['dashboard', 'practitioner'] }),
  });
}
