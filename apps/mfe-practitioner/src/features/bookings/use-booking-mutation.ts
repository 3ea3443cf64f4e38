import { useMutation, useQueryClient } from '@freely/query';
import { showToast } from '@freely/shell-sdk';

/** A mutation of a booking: shows the server's message and refetches the dashboard's lists. */
export function useBookingMutation<Input>(mutate: (input: Input) => Promise<{ message: string }>) {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: mutate,
    onSuccess: ({ message }) => showToast({ tone: 'success', title: message }),
    // Settled, not success: after a refusal the displayed data is probably stale.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['dashboard', 'practitioner'] }),
  });
}
