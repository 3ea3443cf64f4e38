import { forgetTarget, hasRole, rememberedTarget, type Session } from '@freely/auth';
import { siteMap } from '@freely/federation/site-map';

/** Where a fresh session goes: the remembered page, else the home of its role (spec 1 §4). */
export function takeTargetAfterSignIn(session: Session): string {
  const target = rememberedTarget() ?? homeOf(session);
  forgetTarget();

  return target;
}

function homeOf(session: Session): string {
  if (hasRole(session, 'practitioner')) return siteMap.practitioner;
  if (hasRole(session, 'admin')) return siteMap.admin;

  return siteMap.customer;
}
