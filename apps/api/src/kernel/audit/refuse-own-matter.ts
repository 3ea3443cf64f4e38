import { AppError } from '../errors/index.ts';
import type { Actor } from './audit.repository.ts';

/**
 * Admins may be customers and practitioners too. What concerns their own account is decided by somebody
 * else (D88). @throws {AppError} 403 when the admin is among those concerned
 */
export function refuseOwnMatter(admin: Actor, ...concerned: readonly (number | null)[]): void {
  if (concerned.includes(admin.id)) {
    throw new AppError('forbidden', 'access.ownMatter');
  }
}
