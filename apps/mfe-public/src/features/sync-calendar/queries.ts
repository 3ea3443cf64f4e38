import { send } from '@freely/api-client/client';
import { addCalendarFeed, removeCalendarFeed } from '@freely/api-client/contract';
import { useMutation, useQueryClient } from '@freely/query';
import { showToast } from '@freely/shell-sdk';

/** Creates and revokes the private calendar URL of the signed-in practitioner (D32). */
export function useCalendarUrl() {
  const queryClient = useQueryClient();
  // The dashboard shows the same feeds.
  const invalidate = () =>
    queryClient.invalidateQueries({ queryKey: ['dashboard', 'practitioner', 'calendar-feeds'] });
  const create = useMutation({
    mutationFn: () => send(addCalendarFeed, { body: { own: true } }),
    onSuccess: invalidate,
  });
  const revoke = useMutation({
    mutationFn: () => send(removeCalendarFeed, { body: { own: true } }),
    onSuccess: ({ message }) => {
      showToast({ tone: 'success', title: message });
      create.reset();
      return invalidate();
    },
    onError: ({ message }) => showToast({ tone: 'warning', title: message }),
  });

  return { create, revoke, url: create.data?.address ?? null };
}
