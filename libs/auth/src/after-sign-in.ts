import { hasRole, type Session } from './session.ts';
import { forgetTarget, rememberedTarget } from './target.ts';

/** Where to go after signing in: the remembered page, else the home of the role (spec 1 §4). */
export function takeTargetAfterSignIn(session: Session): string {
  const target = rememberedTarget() ?? homeOf(session);
  forgetTarget();

  return target;
}

function homeOf(session: Session): string {
  if (hasRole(session, 'practitioner')) return '/practitioner';

  return hasRole(session, 'admin') ? '/admin' : '/customer';
}
