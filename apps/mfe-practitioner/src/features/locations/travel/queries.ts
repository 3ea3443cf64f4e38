import { send } from '@freely/api-client/client';
import { changeTravel, ownTravel, type TravelSettings } from '@freely/api-client/contract';
import { queryOptions, useQueryClient } from '@freely/query';
import { useCallback } from 'react';

export const ownTravelQuery = queryOptions({
  queryKey: ['practitioner', 'travel'],
  queryFn: ({ signal }) => send(ownTravel, {}, { signal }),
});

/** Null: roads are not counted. */
export function useSendTravel() {
  const queryClient = useQueryClient();

  return useCallback(
    async (travel: TravelSettings | null) => {
      const { message: _, ...saved } = await send(changeTravel, { body: { travel } });
      // A fetch in flight would overwrite the cache with what was saved before.
      await queryClient.cancelQueries({ queryKey: ownTravelQuery.queryKey });
      queryClient.setQueryData(ownTravelQuery.queryKey, saved);
    },
    [queryClient],
  );
}
