import { send } from '@freely/api-client/client';
import { addCalendarFeed, removeCalendarFeed } from '@freely/api-client/contract';
import { notify } from '@freely/federation';
import { useMutation, useQueryClient } from '@freely/query';

/** The private address of the signed-in practitioner: made where there is none, and revoked (D32). */
export function useCalendarAddress() {
  const queryClient = useQueryClient();
  // The dashboard lists the same feeds.
  const invalidate = () =>
    queryClient.invalidateQueries({ queryKey: ['dashboard', 'practitioner', 'calendar-feeds'] });
  const make = useMutation({
    mutationFn: () => send(addCalendarFeed, { body: { own: true } }),
    onSuccess: invalidate,
  });
  const revoke = useMutation({
    mutationFn: () => send(removeCalendarFeed, { body: { own: true } }),
    onSuccess: ({ message }) => {
      notify({ tone: 'success', title: message });
      make.reset();
      return invalidate();
    },
    onError: ({ message }) => notify({ tone: 'warning', title: message }),
  });

  return { make, revoke, address: make.data?.address ?? null };
}
