import { ApiError, send } from '@freely/api-client/client';
import { inviteReviewer, reviewers } from '@freely/api-client/contract';
import { queryOptions, useQueryClient } from '@freely/query';
import { showToast } from '@freely/shell-sdk';

/** The people whom the signed-in practitioner invited to review them. */
export const reviewersQuery = queryOptions({
  queryKey: ['practitioner', 'reviewers'],
  queryFn: ({ signal }) => send(reviewers, {}, { signal }),
});

/**
 * Sends an invitation, for `InviteSlots`, and returns the server's error about the email address.
 * Other errors are shown as a toast, and the address stays so that it can be sent again.
 */
export function useInvite(): (email: string) => Promise<string | null> {
  const queryClient = useQueryClient();

  return async (reviewer_email) => {
    try {
      const { message } = await send(inviteReviewer, { body: { reviewer_email } });
      showToast({ tone: 'success', title: message });
      // Refetched when the page is next opened; the slot on screen is already up to date.
      await queryClient.invalidateQueries({
        queryKey: reviewersQuery.queryKey,
        refetchType: 'none',
      });
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const [refusal] = error.fields.reviewer_email ?? [];
      if (!refusal) showToast({ tone: 'warning', title: error.message });

      return refusal ?? '';
    }
  };
}
