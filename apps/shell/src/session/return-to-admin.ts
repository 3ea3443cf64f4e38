import { endImpersonation, isImpersonating, sessionStore } from '@freely/auth';
import { siteMap } from '@freely/federation/site-map';

/** Ends acting as somebody, here and on the server, and answers where the admin goes on (D34). */
export async function returnToAdmin(): Promise<string> {
  // The session ends by itself within the hour, so a failure keeps nobody here.
  await tellServer().catch(() => {});

  return pageOfReturn();
}

/** The same where the server has ended it already. */
export function pageOfReturn(): string {
  // Already back: the server's no on the way out led here first.
  const isBack = !isImpersonating(sessionStore.getState()) || endImpersonation();

  return isBack ? siteMap.admin : siteMap.login;
}

/** Fetched when it is needed: with the schemas of accounts, it would be much for every page. */
async function tellServer(): Promise<void> {
  await (await import('./log-out-call.ts')).callLogout();
}
