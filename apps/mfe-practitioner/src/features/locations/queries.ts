import { ApiError, send } from '@freely/api-client/client';
import {
  addAvailability,
  addLocationTypes,
  changeLocationTypes,
  type LocationTypesChange,
  type NewLocationTypes,
  type OwnLocationTypes,
} from '@freely/api-client/contract';
import { ownAvailabilityQuery, ownLocationTypesQuery } from '@freely/practice/queries';
import { useMutation, useQueryClient } from '@freely/query';
import { showToast } from '@freely/shell-sdk';

const switching = ['switch-places'];

/** Sends a change of places, caches the places of the response, and returns it. */
export function useSendChange() {
  const queryClient = useQueryClient();
  const { queryKey } = ownLocationTypesQuery;
  // Later switches are not in this response yet; keep them, so that they do not flicker back.
  const withPendingSwitches = (places: OwnLocationTypes) =>
    queryClient
      .getMutationCache()
      .findAll({ mutationKey: switching, status: 'pending' })
      .map(({ state }) => state.variables as LocationTypesChange)
      .reduce(applySwitches, places);

  return async (body: LocationTypesChange) => {
    const response = await send(changeLocationTypes, { body });
    const { message: _, ...places } = response;
    // A fetch in flight would overwrite the cache with the old places.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, withPendingSwitches(places));

    return response;
  };
}

/** Switches places on or off: an optimistic update that is rolled back on an error. */
export function useSwitchPlaces() {
  const queryClient = useQueryClient();
  const sendChange = useSendChange();
  const { queryKey } = ownLocationTypesQuery;

  return useMutation({
    mutationKey: switching,
    // In sequence, so that the last response is the latest state.
    scope: { id: 'switch-places' },
    mutationFn: sendChange,
    async onMutate(change) {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      if (before) queryClient.setQueryData(queryKey, applySwitches(before, change));

      return before;
    },
    onSuccess: ({ message }) => showToast({ tone: 'success', title: message }),
    onError(error, _change, before) {
      warn(error);
      if (before) queryClient.setQueryData(queryKey, before);
      void queryClient.invalidateQueries({ queryKey });
    },
  });
}

function applySwitches(
  { mobile, salon }: OwnLocationTypes,
  change: LocationTypesChange,
): OwnLocationTypes {
  return {
    mobile: mobile && { ...mobile, disabled: change.mobile?.disabled ?? mobile.disabled },
    salon: salon.map((each) => {
      const switched = change.salon?.find(({ salon_id }) => salon_id === each.salon_id);

      return { ...each, disabled: switched?.disabled ?? each.disabled };
    }),
  };
}

/** Adds a place, and then an empty week for it (spec 3 §4). */
export function useAddPlace() {
  const queryClient = useQueryClient();
  const showSaved = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ownLocationTypesQuery.queryKey }),
      queryClient.invalidateQueries({ queryKey: ownAvailabilityQuery.queryKey }),
    ]);

  return useMutation({
    mutationFn: async (body: NewLocationTypes) => {
      const { message, salon_ids } = await send(addLocationTypes, { body });

      return { message, emptyWeeks: emptyWeeks(body, salon_ids) };
    },
    async onSuccess({ message, emptyWeeks }) {
      showToast({ tone: 'success', title: message });
      // The place exists even if adding its week fails: hours can be set at any time.
      await send(addAvailability, { body: emptyWeeks }).catch(warn);
      await showSaved();
    },
    async onError(error) {
      if (!(error instanceof ApiError) || error.code !== 'conflict') return;
      // The base was added elsewhere: it takes the place of the form, which would have said so.
      warn(error);
      await showSaved();
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
  showToast({ tone: 'warning', title: message });
}
