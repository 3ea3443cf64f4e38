import { send } from '@freely/api-client/client';
import { type BookingDraft, patchTestOffer } from '@freely/api-client/contract';
import { queryOptions } from '@freely/query';

/** The patch test that a planned booking needs, with the times that are free for it. */
export const patchTestQuery = (draft: BookingDraft) => {
  const { practitioner_id: id, services_ids, date, start_time, location_type, salon_id } = draft;
  const home = draft.address?.location;
  const query = {
    'sub_service[]': services_ids.map(String),
    date,
    start_time,
    locationtype: location_type,
    ...(salon_id !== undefined && { salon_id: String(salon_id) }),
    ...(home && { lat: home.lat.toFixed(7), lon: home.lng.toFixed(7) }),
  };

  return queryOptions({
    queryKey: ['practitioner', id, 'patchTest', query],
    queryFn: ({ signal }) =>
      send(patchTestOffer, { params: { id: String(id) }, query }, { signal }),
    staleTime: 0,
  });
};
