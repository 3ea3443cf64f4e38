import { endImpersonation, isImpersonating, sessionStore } from '@freely/auth';
import { siteMap } from '@freely/shell-sdk/site-map';
import { linksIn } from '../frame/page-frame.ts';

/** Ends the impersonation, here and on the server. Returns the admin's next path (D34). */
export async function returnToAdmin(): Promise<string> {
  // The session expires within an hour anyway, so a failure does not matter.
  await endOnServer().catch(() => {});

  return pageAfterImpersonation();
}

/** The same if the server has already ended the impersonation. */
export function pageAfterImpersonation(): string {
  // Already back: the server's 401 on the way out has led here before.
  const isBack = !isImpersonating(sessionStore.getState()) || endImpersonation();

  return isBack ? ownArea() : siteMap.login;
}

/** The first account link of somebody who is signed in. */
function ownArea(): string {
  return linksIn('account', sessionStore.getState())[0]?.to ?? siteMap.home;
}

/** Loaded only when needed: it needs the account schemas, which are too large for every page. */
async function endOnServer(): Promise<void> {
  await (await import('./log-out-call.ts')).postLogout();
}
