import { ApiError } from '@freely/api-client/client';
import {
  authDialogStore,
  finishAuthDialog,
  isGuarded,
  keepPageForLogin,
  type Session,
  takeTargetAfterSignIn,
  userOfLostSession,
} from '@freely/auth';
import { getI18n } from '@freely/i18n';
import type { QueryClient } from '@freely/query';
import type { createBrowserRouter } from '@freely/router';
import { showToast } from '@freely/shell-sdk';
import { createStore } from '@freely/store';
import { flushSync } from 'react-dom';

type Router = ReturnType<typeof createBrowserRouter>;

/** Whether the page on screen was somebody else's: it is no longer rendered, and the next one is not there yet. */
export const takenPageStore = createStore(() => ({ isTaken: false }));

/**
 * When a session ends by itself or in another tab, a page that needs one is kept out of sight, with
 * everything typed in it, under a dialog to log in again. Whoever else logs in never sees it.
 */
export function createKeptPage(router: Router, queryClient: QueryClient) {
  let userId: number | null = null;
  let path: string | null = null;

  return {
    /** False if there is no page to keep: the caller then ends the session as usual. */
    keep(): boolean {
      const { location, navigation, initialized } = router.state;
      const isOnScreen = initialized && navigation.state === 'idle';
      const user = userOfLostSession();
      if (!user || !isOnScreen || !isGuarded(location.pathname)) return false;
      userId = user.user_id;
      path = location.pathname;
      keepPageForLogin();

      return true;
    },

    /** Shows the page again to the same person. From anybody else it is taken away: false. */
    release(session: Session): boolean {
      if (userId === null || session.user === null) return false;
      const isSame = session.user.user_id === userId;
      userId = null;
      path = null;
      finishAuthDialog();
      if (!isSame) {
        takePageAway();

        return false;
      }
      showPage();
      // What was refused in the meantime.
      void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
      forgetRefusals(queryClient);

      return true;
    },

    /** Leads a person to their own pages, and says so, once nothing of the page that was taken away is left. */
    leadAway(session: Session): void {
      if (session.user === null || !takenPageStore.getState().isTaken) return;
      const { t } = getI18n();
      showToast({
        tone: 'info',
        title: t('otherPerson.title', { ns: 'shell', name: session.user.name }),
        text: t('otherPerson.text', { ns: 'shell' }),
      });
      void router.navigate(takeTargetAfterSignIn(session), { replace: true });
    },

    /** Forgets the page once it is left. A change of its query does not leave it. */
    forget(): void {
      if (!authDialogStore.getState().isPageKept || router.state.location.pathname === path) return;
      showPage();
      if (userId === null) return;
      userId = null;
      finishAuthDialog();
      queryClient.clear();
    },
  };
}

/**
 * Nobody who has logged in reads that they must log in, or enter their password: what was refused for that can be
 * sent again.
 */
function forgetRefusals(queryClient: QueryClient): void {
  const cache = queryClient.getMutationCache();
  const refused = cache.findAll({
    predicate: ({ state: { error } }) =>
      error instanceof ApiError &&
      (error.status === 401 || error.code === 'reauthentication_required'),
  });
  for (const mutation of refused) cache.remove(mutation);
}

/**
 * At once, before the navigation: what was not saved on the page would keep the router from leaving it, and be
 * sent by a person whose it is not.
 */
export function takePageAway(): void {
  authDialogStore.setState({ isPageKept: true });
  flushSync(() => takenPageStore.setState({ isTaken: true }));
}

function showPage(): void {
  authDialogStore.setState({ isPageKept: false });
  takenPageStore.setState({ isTaken: false });
}
