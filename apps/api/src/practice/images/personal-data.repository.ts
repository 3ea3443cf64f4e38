import type { Trx } from '../../infrastructure/database/index.ts';
import type { PersonalData } from '../../kernel/personal-data/index.ts';

export const imagesData: PersonalData = {
  columns: {
    'work_images.practitioner_id': { exported: 'done', erased: 'done' },
  },
  erasePractitioner,
};

async function erasePractitioner(trx: Trx, userId: number): Promise<void> {
  await trx.deleteFrom('work_images').where('practitioner_id', '=', userId).execute();
}
