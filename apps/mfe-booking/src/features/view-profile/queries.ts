import { send } from '@freely/api-client/client';
import { practitionerReviews } from '@freely/api-client/contract';
import { queryOptions } from '@freely/query';

export const practitionerReviewsQuery = (id: number) =>
  queryOptions({
    queryKey: ['practitioner', id, 'reviews'],
    queryFn: ({ signal }) => send(practitionerReviews, { params: { id: String(id) } }, { signal }),
  });
