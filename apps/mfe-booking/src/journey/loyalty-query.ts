import { send } from '@freely/api-client/client';
import { loyaltyOffer } from '@freely/api-client/contract';
import { queryOptions } from '@freely/query';

/** The discount of this customer with this practitioner (D21), used to price a draft. */
export const loyaltyQuery = (userId: number, practitionerId: number) =>
  queryOptions({
    queryKey: ['booking', 'loyalty-scheme', userId, practitionerId],
    queryFn: ({ signal }) =>
      send(
        loyaltyOffer,
        { params: { user_id: String(userId), practitioner_id: String(practitionerId) } },
        { signal },
      ),
    staleTime: 30_000,
  });
