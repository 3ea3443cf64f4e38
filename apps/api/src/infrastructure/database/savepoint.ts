import { sql } from 'kysely';
import type { Trx } from './transaction.ts';

/**
 * Does a part of a transaction that the database may refuse. Then the part is undone, and the rest goes on.
 *
 * @param isRefusal whether an error is the one that may come; every other one is thrown
 * @returns whether it was done
 */
export async function inSavepoint(
  trx: Trx,
  work: () => Promise<unknown>,
  isRefusal: (error: unknown) => boolean,
): Promise<boolean> {
  await sql`savepoint part`.execute(trx);
  try {
    await work();
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await sql`rollback to savepoint part`.execute(trx);

    return false;
  }
  await sql`release savepoint part`.execute(trx);

  return true;
}
