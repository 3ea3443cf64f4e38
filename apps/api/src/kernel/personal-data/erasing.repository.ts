import { sql } from 'kysely';
import type { Trx } from '../../infrastructure/database/index.ts';

/**
 * Lets the rest of the transaction write to accounts that are erased already, which a trigger refuses
 * to everything else (`refuse_erased_account`).
 */
export async function allowErasing(trx: Trx): Promise<void> {
  await sql`select set_config('freely.erases', 'on', true)`.execute(trx);
}
