import type { Call } from '@freely/api-client/contract';
import { AppError } from '../errors/index.ts';
import type { SessionUser } from '../sessions/index.ts';

/**
 * Asks for the password again before what a stolen session must not do (D71). An admin who impersonates
 * somebody does not know the password; those calls refuse them anyway.
 * @throws {AppError} reauthentication_required
 */
export function requireRecentLogin(
  { recentLogin }: Call,
  user: SessionUser | null,
  body: unknown,
): void {
  if (recentLogin === null || !user || user.isRecentLogin || user.impersonatorId !== null) return;
  if (recentLogin !== 'always' && !recentLogin.some((field) => hasField(body, field))) return;

  throw new AppError('reauthentication_required', 'access.needsPassword');
}

const hasField = (body: unknown, field: string) =>
  typeof body === 'object' && body !== null && (body as Record<string, unknown>)[field] != null;
