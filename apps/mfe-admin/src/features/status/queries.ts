import { send } from '@freely/api-client/client';
import {
  adminMails,
  adminStatus,
  type BookDifference,
  closeDifference,
  retryMail,
} from '@freely/api-client/contract';
import { queryOptions, useMutation, useQueryClient } from '@freely/query';

const key = ['dashboard', 'admin', 'status'] as const;
/** What is seen within a minute has to be seen here, too. */
const refetchInterval = 15_000;

export const statusQuery = queryOptions({
  queryKey: key,
  queryFn: ({ signal }) => send(adminStatus, {}, { signal }),
  refetchInterval,
});

export const failedMailsQuery = queryOptions({
  queryKey: [...key, 'mails'],
  queryFn: ({ signal }) =>
    send(adminMails, { query: { state: 'failed', per_page: '50' } }, { signal }),
  refetchInterval,
});

export function useRetryMail() {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: (id: number) => send(retryMail, { params: { id: String(id) } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}

type Closing = Pick<BookDifference, 'object_id' | 'theirs' | 'ours'> & {
  choice: 'refund' | 'explain';
  reason: string;
};

export function useCloseDifference() {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: (body: Closing) => send(closeDifference, { body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}
