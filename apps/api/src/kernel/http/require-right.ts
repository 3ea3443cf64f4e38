import type { Call } from '@freely/api-client/contract';
import type { Db } from '../../infrastructure/database/index.ts';
import { notFound } from '../errors/index.ts';
import { hasRight, type SessionUser } from '../sessions/index.ts';

/** For an account without the right that a call needs, the call does not exist. @throws 404 */
export async function requireRight(
  db: Db,
  user: SessionUser,
  { right }: Pick<Call, 'right'>,
): Promise<void> {
  if (right !== null && !(await hasRight(db, user.id, right))) throw notFound();
}
