import { ApiError } from '@freely/api-client/client';
import { useTranslation } from '@freely/i18n';
import { useMutation, useQueryClient } from '@freely/query';
import { showToast } from '@freely/shell-sdk';

/** A mutation of a booking: shows the server's message and refetches the dashboard's lists. */
export function useBookingMutation<Input>(mutate: (input: Input) => Promise<{ message: string }>) {
  const queryClient = useQueryClient();
  const { t } = useTranslation('practitioner/bookings');

  return useMutation({
    mutationFn: mutate,
    onSuccess: ({ message }) => showToast({ tone: 'success', title: message }),
    onError: (error) => {
      // It ended or moved elsewhere: the row goes with the dialog that would say so.
      if (error instanceof ApiError && error.status === 409) {
        showToast({ tone: 'warning', title: t('notDone'), text: error.message });
      }
    },
    // Settled, not success: after a refusal the displayed data is probably stale.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['dashboard', 'practitioner'] }),
  });
}
