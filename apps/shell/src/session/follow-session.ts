import {
  authDialogStore,
  forgetTarget,
  isImpersonating,
  onChangeElsewhere,
  refreshSession,
  rememberPage,
  rememberTarget,
  sessionStore,
  signOut,
} from '@freely/auth';
import { notify } from '@freely/federation';
import type { QueryClient } from '@freely/query';
import type { createBrowserRouter } from '@freely/router';
import { say } from '../texts/words.ts';
import { pageOfReturn } from './return-to-admin.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Pages on the way to a session: the remembered target survives them. */
const ON_THE_WAY = /^\/(login|customer-registration|practitioner-registration|reset-password)/;

/** Ties session, router and cache together, here and for what other tabs do. */
export function followSession(router: Router, queryClient: QueryClient): void {
  let lastKey = '';
  const follow = ({ initialized, location, navigation }: Router['state']) => {
    // Guards of the first page run before it counts as one.
    if (!initialized || navigation.state !== 'idle' || location.key === lastKey) return;
    lastKey = location.key;
    refreshSession();
    rememberPage(location.pathname + location.search);
    const isOnTheWay =
      ON_THE_WAY.test(location.pathname) || authDialogStore.getState().kind !== null;
    if (!isOnTheWay) forgetTarget();
  };
  router.subscribe(follow);
  follow(router.state);

  sessionStore.subscribe((session, before) => {
    if (session.user?.user_id === before.user?.user_id) return;
    // Nothing that one person saw may be shown to the next.
    queryClient.clear();
    if (session.status === 'anonymous') void router.revalidate();
  });
  // The page on screen may be no page for whoever is here now.
  onChangeElsewhere(() => void router.revalidate());
}

/** A call said that the session is dead: back to login, with the way back remembered. */
export function endSession(router: Router): void {
  const session = sessionStore.getState();
  if (session.status === 'anonymous') return;
  if (isImpersonating(session)) {
    notify({ tone: 'warning', title: say('impersonation.over', { name: session.user.name }) });
    return void router.navigate(pageOfReturn());
  }
  const { pathname, search } = router.state.location;

  signOut();
  notify({ tone: 'warning', title: say('sessionEnded') });
  rememberTarget(pathname + search);
  void router.navigate('/login');
}
