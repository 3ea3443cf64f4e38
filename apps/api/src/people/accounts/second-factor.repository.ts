import { sql } from 'kysely';
import type { Db, Trx } from '../../infrastructure/database/index.ts';

export async function findSecondFactor(db: Db, userId: number) {
  const { rows } = await sql<{ is_on: boolean; recovery_codes_left: number }>`
    select exists (select from second_factors where user_id = ${userId}
        and confirmed_at is not null) as is_on,
      (select count(*)::int from recovery_codes where user_id = ${userId})
        as recovery_codes_left`.execute(db);

  return rows[0] ?? { is_on: false, recovery_codes_left: 0 };
}

/** Replaces a secret that was not confirmed. False when one is confirmed: that one stays. */
export async function putSecret(db: Db, userId: number, sealed: Buffer): Promise<boolean> {
  const put = await db
    .insertInto('second_factors')
    .values({ user_id: userId, sealed, confirmed_at: null })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ sealed, last_step: 0 })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .executeTakeFirst();

  return Number(put.numInsertedOrUpdatedRows) > 0;
}

/** Locked, so that of two logins with one code the second finds the step used. */
export function lockSecondFactor(trx: Trx, userId: number) {
  return trx
    .selectFrom('second_factors')
    .select(['sealed', 'last_step', 'confirmed_at'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

export async function saveStep(trx: Trx, userId: number, step: number): Promise<void> {
  await trx
    .updateTable('second_factors')
    .set({ last_step: step, confirmed_at: sql<Date>`coalesce(confirmed_at, clock_timestamp())` })
    .where('user_id', '=', userId)
    .execute();
}

export async function insertRecoveryCodes(trx: Trx, userId: number, hashes: Buffer[]) {
  await trx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute();
}

/** Uses a recovery code up. @returns whether it was one */
export async function consumeRecoveryCode(trx: Trx, userId: number, hash: Buffer) {
  const { numDeletedRows } = await trx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .executeTakeFirst();

  return numDeletedRows > 0n;
}

/** @returns whether there was one */
export async function deleteSecondFactor(trx: Trx, userId: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .executeTakeFirst();

  return numDeletedRows > 0n;
}
