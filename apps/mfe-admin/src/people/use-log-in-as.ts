import { ApiError, send } from '@freely/api-client/client';
import { logInAsUser } from '@freely/api-client/contract';
import { beginImpersonation } from '@freely/auth';
import { notify } from '@freely/federation';
import { useMutation } from '@freely/query';
import { useNavigate } from '@freely/router';
import { useWords } from '../words.ts';

/** Goes on as somebody else (D34); their first page opens two seconds later. */
export function useLogInAs() {
  const say = useWords();
  const navigate = useNavigate();

  return useMutation({
    mutationFn: (userId: number) => send(logInAsUser, { params: { user_id: String(userId) } }),
    onSuccess: (answer) => {
      notify({ tone: 'success', title: say('logInAs.done', { name: answer.name }) });
      beginImpersonation(answer, (path) => void navigate(path));
    },
    onError: (error) =>
      notify({
        tone: 'error',
        title: say('logInAs.failed'),
        text: error instanceof ApiError ? error.message : undefined,
      }),
  });
}
