import { send } from '@freely/api-client/client';
import {
  bookingQuestionnaires,
  type CallInput,
  cancelRuledOut,
  signQuestionnaire,
} from '@freely/api-client/contract';
import { queryOptions, useMutation, useQueryClient } from '@freely/query';
import { customerBookingsQuery } from '../../customer/bookings-query.ts';

/** The key is below that of the booking, so that whatever changes the booking refetches this too. */
export const questionsQuery = (bookingId: number) =>
  queryOptions({
    queryKey: ['booking', bookingId, 'questionnaires'],
    queryFn: ({ signal }) =>
      send(bookingQuestionnaires, { params: { id: String(bookingId) } }, { signal }),
  });

export function useSign(bookingId: number, questionnaireId: number) {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: (body: CallInput<typeof signQuestionnaire>['body']) =>
      send(signQuestionnaire, {
        params: { id: String(bookingId), questionnaire_id: String(questionnaireId) },
        body,
      }),
    onSuccess: ({ message: _, ...signed }) => {
      queryClient.setQueryData(questionsQuery(bookingId).queryKey, signed);

      return refreshBookings();
    },
    // Another tab may have signed, or the questions have changed.
    onError: () => queryClient.invalidateQueries({ queryKey: ['booking', bookingId] }),
  });

  function refreshBookings() {
    return Promise.all([
      queryClient.invalidateQueries({ queryKey: ['booking', bookingId], exact: true }),
      queryClient.invalidateQueries({ queryKey: customerBookingsQuery.queryKey }),
    ]);
  }
}

export function useCancelRuledOut(bookingId: number) {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: () => send(cancelRuledOut, { params: { id: String(bookingId) } }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['booking', bookingId] }),
        queryClient.invalidateQueries({ queryKey: customerBookingsQuery.queryKey }),
      ]),
  });
}
