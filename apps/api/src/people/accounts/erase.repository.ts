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
 * The email if somebody has confirmed that it is theirs, else null. A job that is mailing a link waits for
 * this lock, and then finds no user.
 */
export async function lockConfirmedEmail(trx: Trx, id: number): Promise<string | null> {
  const { email, email_confirmed_at } = await trx
    .selectFrom('users')
    .select(['email', 'email_confirmed_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();

  return email_confirmed_at === null ? null : email;
}
