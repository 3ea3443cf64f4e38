import { ApiError, send } from '@freely/api-client/client';
import { logInAsUser } from '@freely/api-client/contract';
import { beginImpersonation } from '@freely/auth';
import { useMutation } from '@freely/query';
import { useNavigate } from '@freely/router';
import { showToast } from '@freely/shell-sdk';
import { useWords } from '../words.ts';

/** Starts an impersonation (D34); the first page of that user opens two seconds later. */
export function useLogInAs() {
  const say = useWords();
  const navigate = useNavigate();

  return useMutation({
    mutationFn: (userId: number) => send(logInAsUser, { params: { user_id: String(userId) } }),
    onSuccess: (session) => {
      showToast({ tone: 'success', title: say('logInAs.done', { name: session.name }) });
      beginImpersonation(session, (path) => void navigate(path));
    },
    onError: (error) =>
      showToast({
        tone: 'error',
        title: say('logInAs.failed'),
        text: error instanceof ApiError ? error.message : undefined,
      }),
  });
}
