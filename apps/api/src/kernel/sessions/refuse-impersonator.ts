import { AppError } from '../errors/index.ts';
import type { SessionUser } from './sessions.repository.ts';

/** Guards what only users themselves may do, not an admin who impersonates them (D34). */
export function refuseImpersonator({ impersonatorId }: Pick<SessionUser, 'impersonatorId'>): void {
  if (impersonatorId !== null) {
    throw new AppError('forbidden', 'access.impersonated');
  }
}
