import { send } from '@freely/api-client/client';
import { featuredReviews } from '@freely/api-client/contract';
import { queryOptions } from '@freely/query';

export const featuredReviewsQuery = queryOptions({
  queryKey: ['reviews', 'featured'],
  queryFn: ({ signal }) => send(featuredReviews, {}, { signal }),
  staleTime: 10 * 60_000,
});
