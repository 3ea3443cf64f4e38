import { hasRole, useSession } from '@freely/auth';
import { useSearchParams } from '@freely/router';
import { type Audience, audiences } from '../../help/use-questions.ts';

/** The audience and category of the questions. Kept in the URL, so that answers can be linked. */
export function useSupportChoice() {
  const [params, setParams] = useSearchParams();
  const session = useSession();
  const own: Audience = hasRole(session, 'practitioner') ? 'practitioner' : 'customer';
  const audience = audiences.find((known) => known === params.get('for')) ?? own;

  return {
    audience,
    category: params.get('category'),
    choose(choice: { for: Audience; category?: string }) {
      setParams(choice, { replace: true, preventScrollReset: true });
    },
  };
}
