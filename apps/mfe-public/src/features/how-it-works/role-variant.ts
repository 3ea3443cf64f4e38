import type { Session } from '@freely/auth';

export type RoleVariant = 'generic' | 'asCustomer' | 'asPractitioner';

/** The variant of the page, by the number of the user's roles (spec 1 §2.4). */
export function roleVariantOf({ user }: Session): RoleVariant {
  const roles = user?.user_roles.length ?? 0;
  if (roles === 0) return 'generic';

  return roles === 1 ? 'asCustomer' : 'asPractitioner';
}
