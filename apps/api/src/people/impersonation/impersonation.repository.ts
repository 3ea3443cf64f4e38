import type { Db } from '../../infrastructure/database/index.ts';
/** Whether the account exists, and is neither deleted nor suspended before the transaction ends. */
export async function isUser(db: Db, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .where('active_before_suspension', 'is', null)
    .forShare()
    .executeTakeFirst();

  return found !== undefined;
}

export async function isAdmin(db: Db, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('user_roles')
    .select('role')
    .where('user_id', '=', id)
    .where('role', '=', 'admin')
    .executeTakeFirst();

  return found !== undefined;
}
