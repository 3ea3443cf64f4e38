import type { Trx } from '../../infrastructure/database/index.ts';
import {
  anonymous,
  type PersonalData,
  type PersonToErase,
} from '../../kernel/personal-data/index.ts';

export const answersData: PersonalData = {
  columns: {
    'signed_questionnaires.customer_id': { exported: 'done', erased: 'done' },
    'signed_questionnaires.practitioner_id': {
      exported: 'the customer’s words about themselves, in the customer’s download',
      erased: anonymous,
    },
  },
  eraseUser,
};

/** What stays is that a version was signed for a booking at a time: not the answers, nor the name. */
async function eraseUser(trx: Trx, { userId }: PersonToErase): Promise<void> {
  await trx
    .updateTable('signed_questionnaires')
    .set({ sealed: null })
    .where('customer_id', '=', userId)
    .execute();
}
