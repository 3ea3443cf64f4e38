import type { Trx } from '../../infrastructure/database/index.ts';

/** Whether the account was deleted. Locks the user's row until the transaction ends. */
export async function isErased(trx: Trx, id: number): Promise<boolean> {
  const found = await trx
    .selectFrom('users')
    .select('erased_at')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

  return found !== undefined && found.erased_at !== null;
}

/**
 * The email, and whether somebody has confirmed that it is theirs. A job that is mailing a link waits for this
 * lock, and then finds no user.
 */
export async function lockEmail(
  trx: Trx,
  id: number,
): Promise<{ email: string; isConfirmed: boolean }> {
  const { email, email_confirmed_at } = await trx
    .selectFrom('users')
    .select(['email', 'email_confirmed_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();

  return { email, isConfirmed: email_confirmed_at !== null };
}

/** Locks the account, since a side of it may be deleted at this moment. */
export async function lockIsPractitioner(trx: Trx, id: number): Promise<boolean> {
  await trx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
  const role = await trx
    .selectFrom('user_roles')
    .select('role')
    .where('user_id', '=', id)
    .where('role', '=', 'practitioner')
    .executeTakeFirst();

  return role !== undefined;
}
