import { send } from '@freely/api-client/client';
import {
  changeQuestionnaire,
  marketQuestionnaires,
  publishQuestionnaire,
  type Questionnaire,
  type QuestionnaireDraft,
  withdrawQuestionnaire,
} from '@freely/api-client/contract';
import { queryOptions, useMutation, useQueryClient } from '@freely/query';
import { showToast } from '@freely/shell-sdk';

export const questionnairesQuery = queryOptions({
  queryKey: ['dashboard', 'admin', 'questionnaires'],
  queryFn: ({ signal }) => send(marketQuestionnaires, {}, { signal }),
});

/** The first version of a questionnaire, or the next one of `edited`. */
export function usePublish(edited: Questionnaire | null) {
  const refresh = useRefresh();

  return useMutation({
    mutationFn: (body: QuestionnaireDraft & { reason: string }) =>
      edited === null
        ? send(publishQuestionnaire, { body })
        : send(changeQuestionnaire, {
            params: { id: String(edited.id) },
            body: { ...body, version: edited.version },
          }),
    onSuccess: ({ message }) => {
      showToast({ tone: 'success', title: message });

      return refresh();
    },
  });
}

export function useWithdraw() {
  const refresh = useRefresh();

  return useMutation({
    mutationFn: ({ id, reason }: { id: number; reason: string }) =>
      send(withdrawQuestionnaire, { params: { id: String(id) }, body: { reason } }),
    onSuccess: ({ message }) => showToast({ tone: 'success', title: message }),
    onSettled: refresh,
  });
}

function useRefresh() {
  const queryClient = useQueryClient();

  return () => queryClient.invalidateQueries({ queryKey: questionnairesQuery.queryKey });
}
