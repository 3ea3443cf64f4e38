import { sql } from 'kysely';
import type { Db, Trx } from '../../infrastructure/database/index.ts';

/** The name of an account and its sealed bank details. */
export function findAccountHolder(db: Db, practitionerId: number) {
  return db
    .selectFrom('users')
    .leftJoin('bank_details', 'bank_details.practitioner_id', 'users.id')
    .select(['users.first_name', 'users.last_name', 'bank_details.sealed as bank_details'])
    .where('users.id', '=', practitionerId)
    .executeTakeFirstOrThrow();
}

/** Deletes what no report needs; the rest is kept from now on for its time. */
export async function releaseTaxDetails(trx: Trx, practitionerId: number): Promise<void> {
  await trx
    .deleteFrom('tax_details')
    .where('practitioner_id', '=', practitionerId)
    .where('requested_at', 'is', null)
    .execute();
  await trx
    .updateTable('tax_details')
    .set({ left_at: sql<Date>`now()` })
    .where('practitioner_id', '=', practitionerId)
    .where('left_at', 'is', null)
    .execute();
}
