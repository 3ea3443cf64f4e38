import { send } from '@freely/api-client/client';
import {
  changeOwnQuestionnaire,
  ownQuestionnaires,
  publishOwnQuestionnaire,
  type Questionnaire,
  type QuestionnaireDraft,
  withdrawOwnQuestionnaire,
} from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { queryOptions, useMutation, useQueryClient } from '@freely/query';
import { showToast } from '@freely/shell-sdk';
import { removedOnce } from '../../removed-elsewhere.ts';

export const questionnairesQuery = queryOptions({
  queryKey: ['dashboard', 'practitioner', 'questionnaires'],
  queryFn: ({ signal }) => send(ownQuestionnaires, {}, { signal }),
});

/** The first version of a questionnaire, or the next one of `edited`. */
export function usePublish(edited: Questionnaire | null) {
  const refresh = useRefresh();

  return useMutation({
    mutationFn: (body: QuestionnaireDraft) =>
      edited === null
        ? send(publishOwnQuestionnaire, { body })
        : send(changeOwnQuestionnaire, {
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
  const { t } = useTranslation('practitioner');
  const refresh = useRefresh();

  return useMutation({
    mutationFn: (id: number) =>
      removedOnce(
        send(withdrawOwnQuestionnaire, { params: { id: String(id) } }),
        t('removedAlready'),
      ),
    onSuccess: ({ message }) => showToast({ tone: 'success', title: message }),
    onSettled: refresh,
  });
}

function useRefresh() {
  const queryClient = useQueryClient();

  return () => queryClient.invalidateQueries({ queryKey: questionnairesQuery.queryKey });
}
