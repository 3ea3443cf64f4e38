import { sql } from 'kysely';
import type { Db } from '../../infrastructure/database/index.ts';

export async function putBankDetails(
  db: Db,
  practitionerId: number,
  details: { sealed: Buffer; account_ending: string },
): Promise<void> {
  await db
    .insertInto('bank_details')
    .values({ practitioner_id: practitionerId, ...details })
    .onConflict((conflict) =>
      conflict.column('practitioner_id').doUpdateSet({ ...details, updated_at: sql`now()` }),
    )
    .execute();
}
