import { ApiError, send } from '@freely/api-client/client';
import { inviteReviewer, reviewers } from '@freely/api-client/contract';
import { queryOptions, useQueryClient } from '@freely/query';
import { showToast } from '@freely/shell-sdk';

export { usePlacedInvitations } from './place-invitations.ts';

/** The people whom the signed-in practitioner invited to review them. */
export const reviewersQuery = queryOptions({
  queryKey: ['practitioner', 'reviewers'],
  queryFn: ({ signal }) => send(reviewers, {}, { signal }),
});

/**
 * Sends an invitation, and returns the server's error about the email address, or null once it is sent.
 * Other errors are shown as a toast and return an empty text: the address stays so that it can be sent again.
 */
export function useInvite(): (email: string) => Promise<string | null> {
  const queryClient = useQueryClient();
  const { queryKey } = reviewersQuery;

  return async (reviewer_email) => {
    try {
      const { message } = await send(inviteReviewer, { body: { reviewer_email } });
      showToast({ tone: 'success', title: message });
      // A fetch in flight may be older than the invitation.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (now = []) => [...now, { email: reviewer_email }]);
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const [refusal] = error.fields.reviewer_email ?? [];
      if (!refusal) showToast({ tone: 'warning', title: error.message });

      return refusal ?? '';
    }
  };
}
