import type { Right } from '@freely/api-client/contract';
import type { Db, Trx } from '../../infrastructure/database/index.ts';

/** The id of an admin; null for anybody else. */
export async function adminIdOf(db: Db, email: string): Promise<number | null> {
  const row = await db
    .selectFrom('users')
    .innerJoin('user_roles', 'user_roles.user_id', 'users.id')
    .select('users.id')
    .where('users.email', '=', email)
    .where('user_roles.role', '=', 'admin')
    .executeTakeFirst();

  return row?.id ?? null;
}

/** @returns whether it changed anything */
export async function grantRight(trx: Trx, userId: number, name: Right): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('account_rights')
    .values({ user_id: userId, name })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();

  return Number(numInsertedOrUpdatedRows) > 0;
}

/** @returns whether it changed anything */
export async function withdrawRight(trx: Trx, userId: number, name: Right): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('account_rights')
    .where((eb) => eb.and({ user_id: userId, name }))
    .executeTakeFirstOrThrow();

  return Number(numDeletedRows) > 0;
}

/** Admins with a right, by email address. */
export async function listRights(db: Db): Promise<{ email: string; name: Right }[]> {
  return db
    .selectFrom('account_rights')
    .innerJoin('users', 'users.id', 'account_rights.user_id')
    .select(['users.email', 'account_rights.name'])
    .orderBy('users.email')
    .execute();
}
