import { send } from '@freely/api-client/client';
import { endOtherSessions, endOwnSession } from '@freely/api-client/contract';
import { useMutation, useQueryClient } from '@freely/query';
import { showToast } from '@freely/shell-sdk';
import { ownSessionsQuery } from './sessions-query.ts';
import { userSettingsQuery } from './settings-query.ts';
import { showErrorToast } from './use-save.ts';

/** Ends the session with this id, or without one all others. */
export function useEndSessions() {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: (id: string | null) =>
      id === null ? send(endOtherSessions, {}) : send(endOwnSession, { params: { id } }),
    onSuccess: ({ message }) => showToast({ tone: 'success', title: message }),
    onError: showErrorToast,
    // Settled, not success: a session that is not there any more must leave the list, too. A change of the
    // email that waited to be confirmed has ended with it.
    onSettled: () =>
      Promise.all(
        [ownSessionsQuery, userSettingsQuery].map(({ queryKey }) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
