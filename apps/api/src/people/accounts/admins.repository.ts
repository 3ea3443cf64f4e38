import type { Db, Trx } from '../../infrastructure/database/index.ts';

/** The admin with this email, locked against another change; null for anybody else. */
export async function lockAdmin(trx: Trx, email: string): Promise<number | null> {
  const row = await trx
    .selectFrom('users')
    .innerJoin('user_roles', 'user_roles.user_id', 'users.id')
    .select('users.id')
    .where('users.email', '=', email)
    .where('user_roles.role', '=', 'admin')
    .forUpdate('users')
    .executeTakeFirst();

  return row?.id ?? null;
}

export async function listAdmins(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .innerJoin('user_roles', 'user_roles.user_id', 'users.id')
    .select('users.email')
    .where('user_roles.role', '=', 'admin')
    .orderBy('users.email')
    .execute();

  return rows.map(({ email }) => email);
}

/** Leaves an ordinary account, without what only admins have. A trigger ends its sessions. */
export async function takeAdminRole(trx: Trx, userId: number): Promise<void> {
  await trx.deleteFrom('account_rights').where('user_id', '=', userId).execute();
  await trx.deleteFrom('account_tokens').where('user_id', '=', userId).execute();
  await trx
    .deleteFrom('user_roles')
    .where('user_id', '=', userId)
    .where('role', '=', 'admin')
    .execute();
  await trx
    .insertInto('user_roles')
    .values({ user_id: userId, role: 'customer' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
