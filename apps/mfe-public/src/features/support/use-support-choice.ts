import { hasRole, useSession } from '@freely/auth';
import { useSearchParams } from '@freely/router';
import { type Audience, audiences } from '../../help/use-questions.ts';

/** Whose questions, and which category: in the address, so that an answer can be linked to. */
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
