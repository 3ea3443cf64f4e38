import { sql } from 'kysely';
import type { Trx } from '../../infrastructure/database/index.ts';
import type { PersonalData } from '../../kernel/personal-data/index.ts';

export const questionnairesData: PersonalData = {
  columns: {
    'questionnaires.practitioner_id': { exported: 'done', erased: 'done' },
  },
  erasePractitioner,
};

/** Nobody is asked any more. The questions stay for the customers who have signed them. */
async function erasePractitioner(trx: Trx, userId: number): Promise<void> {
  await trx
    .updateTable('questionnaires')
    .set({ withdrawn_at: sql<Date>`clock_timestamp()` })
    .where('practitioner_id', '=', userId)
    .where('withdrawn_at', 'is', null)
    .execute();
}
