import { ApiError, send } from '@freely/api-client/client';
import { inviteReviewer, reviewers } from '@freely/api-client/contract';
import { notify } from '@freely/federation';
import { queryOptions, useQueryClient } from '@freely/query';

/** Whom the signed-in practitioner invited to review them. */
export const reviewersQuery = queryOptions({
  queryKey: ['practitioner', 'reviewers'],
  queryFn: ({ signal }) => send(reviewers, {}, { signal }),
});

/**
 * Sends an invitation, for `InviteSlots`: answers what the server has against the address. What is
 * not about the address is told as a notice, and the address stays to be sent again.
 */
export function useInvite(): (email: string) => Promise<string | null> {
  const queryClient = useQueryClient();

  return async (reviewer_email) => {
    try {
      const { message } = await send(inviteReviewer, { body: { reviewer_email } });
      notify({ tone: 'success', title: message });
      // Kept for the next visit; the slot on screen knows already.
      await queryClient.invalidateQueries({
        queryKey: reviewersQuery.queryKey,
        refetchType: 'none',
      });
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const [refusal] = error.fields.reviewer_email ?? [];
      if (!refusal) notify({ tone: 'warning', title: error.message });

      return refusal ?? '';
    }
  };
}
