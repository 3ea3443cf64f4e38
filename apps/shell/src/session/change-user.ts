import { isImpersonating, type Session } from '@freely/auth';
import type { QueryClient } from '@freely/query';
import type { createBrowserRouter } from '@freely/router';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Empties the cache when somebody else is signed in: the data of one user must not be shown to the next. When an
 * impersonation begins or ends, the page on screen waits to be left with what it has: emptied at once, it would ask
 * for everything again as a user who may not read it.
 */
export function createUserChange(router: Router, queryClient: QueryClient) {
  /** The path of the page that waits. */
  let left: string | null = null;

  function finish(): void {
    left = null;
    queryClient.clear();
  }

  return {
    begin(session: Session, before: Session): void {
      const isLeaving =
        session.status === 'signed-in' &&
        before.status === 'signed-in' &&
        isImpersonating(session) !== isImpersonating(before);
      if (isLeaving) left = router.state.location.pathname;
      else finish();
    },

    /** After each navigation. A change of its query does not leave the page. */
    follow(): void {
      if (left !== null && router.state.location.pathname !== left) finish();
    },

    /** Here nothing leads away from the page: another tab has changed the user. */
    finishHere(): void {
      if (left !== null) finish();
    },
  };
}
