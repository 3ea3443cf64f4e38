import { send } from '@freely/api-client/client';
import {
  addCalendarFeed,
  type CalendarFeeds,
  type CallInput,
  calendarFeeds,
  removeCalendarFeed,
} from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { queryOptions, useMutation, useQueryClient } from '@freely/query';
import { showToast } from '@freely/shell-sdk';
import { removedOnce } from '../../removed-elsewhere.ts';

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
  const { t } = useTranslation('practitioner');

  return useFeedMutation((body: CallInput<typeof removeCalendarFeed>['body']) =>
    removedOnce(send(removeCalendarFeed, { body }), t('removedAlready')),
  );
}

function useFeedMutation<Input>(
  change: (input: Input) => Promise<{ message: string } | (CalendarFeeds & { message: string })>,
) {
  const queryClient = useQueryClient();
  const { queryKey } = feedsQuery;

  return useMutation({
    mutationFn: change,
    async onSuccess({ message, ...saved }) {
      showToast({ tone: 'success', title: message });
      // All of it: the calendar shows the busy times that it finds under the same key.
      if ('feeds' in saved) queryClient.setQueryData(queryKey, saved);
      else await queryClient.invalidateQueries({ queryKey });
    },
  });
}
