import { forgetTarget, hasRole, rememberedTarget, type Session } from '@freely/auth';
import { siteMap } from '@freely/federation/site-map';
import { isServed } from '../remotes/platform.ts';

/** Where a fresh session goes: the remembered page, else the home of its role (spec 1 §4). */
export function takeTargetAfterSignIn(session: Session): string {
  const target = rememberedTarget() ?? homeOf(session);
  forgetTarget();

  return target;
}

function homeOf(session: Session): string {
  const home = hasRole(session, 'practitioner')
    ? siteMap.practitioner
    : hasRole(session, 'admin')
      ? siteMap.admin
      : siteMap.customer;

  return isServed(home) ? home : siteMap.home;
}
