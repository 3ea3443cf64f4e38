import { ApiError, send } from '@freely/api-client/client';
import { logInAsUser } from '@freely/api-client/contract';
import { beginImpersonation, isImpersonating, sessionStore } from '@freely/auth';
import { useTranslation } from '@freely/i18n';
import { useMutation, useQueryClient } from '@freely/query';
import { useNavigate } from '@freely/router';
import { showToast } from '@freely/shell-sdk';

const mutationKey = ['logInAs'];

/** Starts an impersonation (D34); the first page of that user opens two seconds later. */
export function useLogInAs() {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const start = useMutation({
    mutationKey,
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

  return {
    /** The user as whom the admin is being logged in. */
    loggingInAs: start.isPending ? start.variables : null,
    logInAs(userId: number) {
      // A second one would begin from the first user's session, and the admin's own would be lost.
      const isUnderWay = queryClient.isMutating({ mutationKey }) > 0;
      if (!isUnderWay && !isImpersonating(sessionStore.getState())) start.mutate(userId);
    },
  };
}
