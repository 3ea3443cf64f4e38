import {
  authDialogStore,
  forgetTarget,
  isGuarded,
  isImpersonating,
  loseSession,
  onAccountDeleted,
  onOtherTabChange,
  refreshSession,
  rememberPage,
  rememberTarget,
  type Session,
  sessionStore,
  userOfLostSession,
} from '@freely/auth';
import { getI18n } from '@freely/i18n';
import type { QueryClient } from '@freely/query';
import type { createBrowserRouter } from '@freely/router';
import { showToast } from '@freely/shell-sdk';
import { clearDrafts } from '@freely/shell-sdk/clear-drafts';
import { forgetEmailReturn } from '@freely/shell-sdk/email-return';
import { siteMap } from '@freely/shell-sdk/site-map';
import { createUserChange } from './change-user.ts';
import { createKeptPage, takePageAway } from './keep-page.ts';
import { pageAfterImpersonation } from './return-to-admin.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Pages for signing in: the remembered target is kept on them. */
const SIGN_IN_PAGES = /^\/(login|customer-registration|practitioner-registration|reset-password)/;

/** Updates router and cache when the session changes, also when another tab changes it. Returns a function that stops it. */
export function followSession(router: Router, queryClient: QueryClient): () => void {
  const kept = createKeptPage(router, queryClient);
  const userChange = createUserChange(router, queryClient);
  let lastKey = '';
  const follow = ({ initialized, location, navigation }: Router['state']) => {
    // Until its guards have run, the first page does not count.
    if (!initialized || navigation.state !== 'idle' || location.key === lastKey) return;
    lastKey = location.key;
    kept.forget();
    userChange.follow();
    refreshSession();
    rememberPage(location.pathname + location.search);
    const isSigningIn =
      SIGN_IN_PAGES.test(location.pathname) || authDialogStore.getState().kind !== null;
    if (!isSigningIn) forgetTarget();
  };
  const stopRouter = router.subscribe(follow);
  follow(router.state);

  const stopSession = sessionStore.subscribe((session, before) => {
    if (session.user?.user_id === before.user?.user_id) return;
    if (session.status === 'anonymous' ? kept.keep() : kept.release(session)) return;
    if (isOtherPerson(session, before) && isGuarded(router.state.location.pathname)) takePageAway();
    userChange.begin(session, before);
    if (!isSameOwner(session, before)) {
      clearDrafts();
      forgetEmailReturn();
    }
    if (session.status === 'anonymous') void router.revalidate();
    else kept.leadAway(session);
  });
  // The new user may not be allowed to see the page on screen.
  const stopDeleted = onAccountDeleted(() => leaveDeletedAccount(router));
  const stopTabs = onOtherTabChange(() => {
    userChange.finishHere();
    if (!authDialogStore.getState().isPageKept) void router.revalidate();
  });

  return () => {
    for (const stop of [stopRouter, stopSession, stopDeleted, stopTabs]) stop();
  };
}

/** Another tab has logged out and in again before this one looked. An impersonation leads to its page by itself. */
function isOtherPerson(session: Session, before: Session): boolean {
  return (
    session.status === 'signed-in' &&
    before.status === 'signed-in' &&
    isImpersonating(session) === isImpersonating(before)
  );
}

/** Whose session was lost may log in again: until somebody else does, what they typed waits for them (D47). */
function isSameOwner(session: Session, before: Session): boolean {
  const lost = userOfLostSession();

  return (session.user ?? lost)?.user_id === (before.user ?? lost)?.user_id;
}

/** Nobody can log in to it again, so no page of it is kept. */
function leaveDeletedAccount(router: Router): void {
  clearDrafts();
  showToast({ tone: 'warning', title: getI18n().t('accountDeleted', { ns: 'shell' }) });
  if (isGuarded(router.state.location.pathname)) {
    void router.navigate(siteMap.home, { replace: true });
  }
}

/** Called after a 401: redirects to login, and remembers the page. */
export function endSession(router: Router): void {
  const session = sessionStore.getState();
  // A page that is being loaded is where they want to go.
  const { pathname, search } = router.state.navigation.location ?? router.state.location;
  // Who logs out is not told that they must log in; logging out ends the session here, and the admin's behind it.
  if (session.status === 'anonymous' || pathname === siteMap.logout) return;
  if (isImpersonating(session)) {
    showToast({
      tone: 'warning',
      title: getI18n().t('impersonation.over', { ns: 'shell', name: session.user.name }),
    });
    return void router.navigate(pageAfterImpersonation());
  }

  loseSession();
  if (authDialogStore.getState().isPageKept) return;
  showToast({ tone: 'warning', title: getI18n().t('sessionEnded', { ns: 'shell' }) });
  rememberTarget(pathname + search);
  void router.navigate('/login');
}
