import { send } from '@freely/api-client/client';
import { adminReleases, changeRelease, type ReleaseChange } from '@freely/api-client/contract';
import { queryOptions, useMutation, useQueryClient } from '@freely/query';

const key = ['dashboard', 'admin', 'releases'] as const;

/** A change is made within seconds; otherwise counts grow slowly. */
const SOON_MS = 2_000;
const SELDOM_MS = 30_000;

export const releasesQuery = queryOptions({
  queryKey: key,
  queryFn: ({ signal }) => send(adminReleases, {}, { signal }),
  refetchInterval: ({ state }) =>
    state.data?.requests.some(({ status }) => status === 'queued') ? SOON_MS : SELDOM_MS,
});

/** What is asked for; the worker makes it. */
export type Wanted = Omit<ReleaseChange, 'version'> & { version?: string | null };

export function useChangeRelease() {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: (body: Wanted) => send(changeRelease, { body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}
