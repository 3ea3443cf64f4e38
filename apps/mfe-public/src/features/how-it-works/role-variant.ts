import type { Session } from '@freely/auth';

export type RoleVariant = 'generic' | 'asCustomer' | 'asPractitioner';

/** Whom the page speaks to, by the number of roles held (spec 1 §2.4). */
export function roleVariantOf({ user }: Session): RoleVariant {
  const roles = user?.user_roles.length ?? 0;
  if (roles === 0) return 'generic';

  return roles === 1 ? 'asCustomer' : 'asPractitioner';
}
