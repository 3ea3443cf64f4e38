import type { Trx } from '../../infrastructure/database/index.ts';
import type { PersonalData } from '../../kernel/personal-data/index.ts';

export const profileData: PersonalData = {
  columns: {
    'bank_details.practitioner_id': { exported: 'done', erased: 'done' },
  },
  erasePractitioner,
};

async function erasePractitioner(trx: Trx, userId: number): Promise<void> {
  await trx.deleteFrom('bank_details').where('practitioner_id', '=', userId).execute();
}
