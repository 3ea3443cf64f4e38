import type { Right } from '@freely/api-client/contract';
import type { Db } from '../../infrastructure/database/index.ts';

export async function hasRight(db: Db, userId: number, name: Right): Promise<boolean> {
  const row = await db
    .selectFrom('account_rights')
    .select('user_id')
    .where((eb) => eb.and({ user_id: userId, name }))
    .executeTakeFirst();

  return row !== undefined;
}
