import { ApiError, send } from '@freely/api-client/client';
import { logInAsUser } from '@freely/api-client/contract';
import { beginImpersonation } from '@freely/auth';
import { useTranslation } from '@freely/i18n';
import { useMutation } from '@freely/query';
import { useNavigate } from '@freely/router';
import { showToast } from '@freely/shell-sdk';

/** Starts an impersonation (D34); the first page of that user opens two seconds later. */
export function useLogInAs() {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();

  return useMutation({
    mutationFn: (userId: number) => send(logInAsUser, { params: { user_id: String(userId) } }),
    onSuccess: (session) => {
      showToast({ tone: 'success', title: t('logInAs.done', { name: session.name }) });
      beginImpersonation(session, (path) => void navigate(path));
    },
    onError: (error) =>
      showToast({
        tone: 'error',
        title: t('logInAs.failed'),
        text: error instanceof ApiError ? error.message : undefined,
      }),
  });
}
