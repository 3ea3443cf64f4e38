import type { Trx } from '../../infrastructure/database/index.ts';
import { ofStaff, type PersonalData } from '../../kernel/personal-data/index.ts';

const goesWithPaper = 'the paper is deleted when its practitioner is erased';

export const papersData: PersonalData = {
  columns: {
    'papers.practitioner_id': { exported: 'done', erased: 'done' },
    'papers.first_approved_by': { exported: ofStaff, erased: goesWithPaper },
    'papers.decided_by': { exported: ofStaff, erased: goesWithPaper },
    'kept_bookings.kept_by': {
      exported: ofStaff,
      erased: 'an action of the staff, without content',
    },
  },
  erasePractitioner,
};

/** With the row goes the key of the file, which nobody can read from now on; it is purged within a day. */
async function erasePractitioner(trx: Trx, userId: number): Promise<void> {
  await trx.deleteFrom('papers').where('practitioner_id', '=', userId).execute();
}
