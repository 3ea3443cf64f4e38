import { send } from '@freely/api-client/client';
import { adminMails, adminStatus, retryMail } from '@freely/api-client/contract';
import { queryOptions, useMutation, useQueryClient } from '@freely/query';

const key = ['dashboard', 'admin', 'status'] as const;
const refetchInterval = 30_000;

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
