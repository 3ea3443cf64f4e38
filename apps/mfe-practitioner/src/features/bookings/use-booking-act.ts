import { notify } from '@freely/federation';
import { useMutation, useQueryClient } from '@freely/query';

/** Does something to a booking and says so; every list of the dashboard is asked for again. */
export function useBookingAct<Input>(act: (input: Input) => Promise<{ message: string }>) {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: act,
    onSuccess: ({ message }) => notify({ tone: 'success', title: message }),
    // Settled, not success: what was refused may have changed elsewhere.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['dashboard', 'practitioner'] }),
  });
}
