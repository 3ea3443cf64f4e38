import { send } from '@freely/api-client/client';
import { booking } from '@freely/api-client/contract';
import { queryOptions } from '@freely/query';

export const bookingQuery = (id: number) =>
  queryOptions({
    queryKey: ['booking', id],
    queryFn: ({ signal }) => send(booking, { params: { id: String(id) } }, { signal }),
  });
