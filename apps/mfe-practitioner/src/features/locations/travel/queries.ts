import { send } from '@freely/api-client/client';
import { changeTravel, ownTravel, type TravelChange } from '@freely/api-client/contract';
import { queryOptions, useQueryClient } from '@freely/query';

export const ownTravelQuery = queryOptions({
  queryKey: ['practitioner', 'travel'],
  queryFn: ({ signal }) => send(ownTravel, {}, { signal }),
});

/** Sends a change, caches what is saved then, and returns it. Null: roads are not counted. */
export function useSendTravel() {
  const queryClient = useQueryClient();

  return async (change: TravelChange | null) => {
    const { message: _, ...saved } = await send(changeTravel, { body: { travel: change } });
    // A fetch in flight would overwrite the cache with what was saved before.
    await queryClient.cancelQueries({ queryKey: ownTravelQuery.queryKey });
    queryClient.setQueryData(ownTravelQuery.queryKey, saved);

    return saved.travel;
  };
}
