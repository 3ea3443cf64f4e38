import { send } from '@freely/api-client/client';
import {
  addPaper,
  type CallInput,
  ownPaperFile,
  type Paper,
  removePaper,
} from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { useMutation, useQueryClient } from '@freely/query';
import { showToast } from '@freely/shell-sdk';
import { downloadFile } from '@freely/shell-sdk/download-file';
import { ownPapersQuery } from '../../own-papers.ts';
import { removedOnce } from '../../removed-elsewhere.ts';

export function useAddPaper() {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: (body: CallInput<typeof addPaper>['body']) => send(addPaper, { body }),
    onSuccess: ({ message, ...papers }) => {
      queryClient.setQueryData(ownPapersQuery.queryKey, papers);
      showToast({ tone: 'success', title: message });
    },
  });
}

export function useRemovePaper() {
  const { t } = useTranslation('practitioner');
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: (id: number) =>
      removedOnce(send(removePaper, { params: { id: String(id) } }), t('removedAlready')),
    onSuccess: ({ message }) => showToast({ tone: 'success', title: message }),
    // It may have been approved meanwhile.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownPapersQuery.queryKey }),
  });
}

/** Downloads what was uploaded; the server does not say what the bytes are, the list does. */
export function useDownloadPaper() {
  return useMutation({
    mutationFn: async ({ id, kind, file_type }: Paper) => {
      const bytes = await send(ownPaperFile, { params: { id: String(id) } });
      downloadFile(`${kind}-${id}.${file_type === 'pdf' ? 'pdf' : 'webp'}`, bytes);
    },
    onError: ({ message }) => showToast({ tone: 'warning', title: message }),
  });
}
