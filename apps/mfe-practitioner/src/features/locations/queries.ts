import { send } from '@freely/api-client/client';
import {
  addAvailability,
  addLocationTypes,
  changeLocationTypes,
  type LocationTypesChange,
  type NewLocationTypes,
  type OwnLocationTypes,
} from '@freely/api-client/contract';
import { notify } from '@freely/federation';
import { ownAvailabilityQuery, ownLocationTypesQuery } from '@freely/federation/practice/queries';
import { useMutation, useQueryClient } from '@freely/query';

const switching = ['switch-places'];

/** Sends a change of places, and takes over what the server answers. */
export function useSendChange() {
  const queryClient = useQueryClient();
  const { queryKey } = ownLocationTypesQuery;
  // What was switched since is not in the answer yet, and must not spring back for a moment.
  const withSwitches = (places: OwnLocationTypes) =>
    queryClient
      .getMutationCache()
      .findAll({ mutationKey: switching, status: 'pending' })
      .map(({ state }) => state.variables as LocationTypesChange)
      .reduce(switched, places);

  return async (body: LocationTypesChange) => {
    const { message, ...places } = await send(changeLocationTypes, { body });
    // A reading that is under way would bring the places of before.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, withSwitches(places));

    return message;
  };
}

/** Switches places on or off: shown at once, and taken back when the server refuses. */
export function useSwitchPlaces() {
  const queryClient = useQueryClient();
  const sendChange = useSendChange();
  const { queryKey } = ownLocationTypesQuery;

  return useMutation({
    mutationKey: switching,
    // One after another: the last answer is the latest.
    scope: { id: 'switch-places' },
    mutationFn: sendChange,
    async onMutate(change) {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      if (before) queryClient.setQueryData(queryKey, switched(before, change));

      return before;
    },
    onSuccess: (message) => notify({ tone: 'success', title: message }),
    onError(error, _change, before) {
      warn(error);
      if (before) queryClient.setQueryData(queryKey, before);
      void queryClient.invalidateQueries({ queryKey });
    },
  });
}

function switched(
  { mobile, salon }: OwnLocationTypes,
  change: LocationTypesChange,
): OwnLocationTypes {
  return {
    mobile: mobile && { ...mobile, disabled: change.mobile?.disabled ?? mobile.disabled },
    salon: salon.map((each) => {
      const wanted = change.salon?.find(({ salon_id }) => salon_id === each.salon_id);

      return { ...each, disabled: wanted?.disabled ?? each.disabled };
    }),
  };
}

/** Adds a place, and then an empty week for it (spec 3 §4). */
export function useAddPlace() {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: async (body: NewLocationTypes) => {
      const { message, salon_ids } = await send(addLocationTypes, { body });

      return { message, emptyWeeks: emptyWeeks(body, salon_ids) };
    },
    async onSuccess({ message, emptyWeeks }) {
      notify({ tone: 'success', title: message });
      // The place stands, whatever becomes of its week: hours can be set any time.
      await send(addAvailability, { body: emptyWeeks }).catch(warn);
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ownLocationTypesQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: ownAvailabilityQuery.queryKey }),
      ]);
    },
  });
}

function emptyWeeks({ 1: mobile }: NewLocationTypes, salonIds: readonly number[]) {
  return {
    ...(mobile ? { '1': {} } : {}),
    ...(salonIds.length > 0
      ? { '2': Object.fromEntries(salonIds.map((id) => [String(id), {}])) }
      : {}),
  };
}

function warn({ message }: Error): void {
  notify({ tone: 'warning', title: message });
}
