import { send } from '@freely/api-client/client';
import {
  addCalendarFeed,
  type CalendarFeeds,
  type CallInput,
  calendarFeeds,
  removeCalendarFeed,
} from '@freely/api-client/contract';
import { queryOptions, useMutation, useQueryClient } from '@freely/query';
import { showToast } from '@freely/shell-sdk';

/** The poll interval while a new calendar has not been read yet, in milliseconds. */
const UNREAD_POLL_INTERVAL = 5_000;

export const feedsQuery = queryOptions({
  queryKey: ['dashboard', 'practitioner', 'calendar-feeds'],
  queryFn: ({ signal }) => send(calendarFeeds, {}, { signal }),
  // A job reads a new calendar within moments.
  refetchInterval: ({ state }) =>
    state.data?.feeds.some(({ read_at, problem }) => read_at === null && problem === null)
      ? UNREAD_POLL_INTERVAL
      : false,
});

export function useAddFeed() {
  return useFeedMutation((body: CallInput<typeof addCalendarFeed>['body']) =>
    send(addCalendarFeed, { body }),
  );
}

export function useRemoveFeed() {
  return useFeedMutation((body: CallInput<typeof removeCalendarFeed>['body']) =>
    send(removeCalendarFeed, { body }),
  );
}

function useFeedMutation<Input>(
  change: (input: Input) => Promise<CalendarFeeds & { message: string }>,
) {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: change,
    onSuccess: ({ message, ...feeds }) => {
      queryClient.setQueryData(feedsQuery.queryKey, feeds);
      showToast({ tone: 'success', title: message });
    },
  });
}
