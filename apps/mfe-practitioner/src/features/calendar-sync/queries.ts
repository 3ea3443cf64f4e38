import { send } from '@freely/api-client/client';
import {
  addCalendarFeed,
  type CalendarFeeds,
  type CallInput,
  calendarFeeds,
  removeCalendarFeed,
} from '@freely/api-client/contract';
import { notify } from '@freely/federation';
import { queryOptions, useMutation, useQueryClient } from '@freely/query';

/** How soon a calendar that was just added is asked for again, in milliseconds. */
const SOON = 5_000;

export const feedsQuery = queryOptions({
  queryKey: ['dashboard', 'practitioner', 'calendar-feeds'],
  queryFn: ({ signal }) => send(calendarFeeds, {}, { signal }),
  // A job reads a new calendar in a moment.
  refetchInterval: ({ state }) =>
    state.data?.feeds.some(({ read_at, problem }) => read_at === null && problem === null)
      ? SOON
      : false,
});

export function useAddFeed() {
  return useFeedChange((body: CallInput<typeof addCalendarFeed>['body']) =>
    send(addCalendarFeed, { body }),
  );
}

export function useRemoveFeed() {
  return useFeedChange((body: CallInput<typeof removeCalendarFeed>['body']) =>
    send(removeCalendarFeed, { body }),
  );
}

function useFeedChange<Input>(
  change: (input: Input) => Promise<CalendarFeeds & { message: string }>,
) {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: change,
    onSuccess: ({ message, ...feeds }) => {
      queryClient.setQueryData(feedsQuery.queryKey, feeds);
      notify({ tone: 'success', title: message });
    },
  });
}
