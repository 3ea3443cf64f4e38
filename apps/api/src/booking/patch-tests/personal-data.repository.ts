import type { Trx } from '../../infrastructure/database/index.ts';
import {
  anonymous,
  type PersonalData,
  type PersonToErase,
} from '../../kernel/personal-data/index.ts';

export const patchTestsData: PersonalData = {
  columns: {
    'patch_tests.customer_id': { exported: 'done', erased: 'done' },
    'patch_tests.practitioner_id': { exported: 'done', erased: anonymous },
  },
  eraseUser,
};

/** What a skin showed is about nobody else, so nothing of it stays. */
async function eraseUser(trx: Trx, { userId }: PersonToErase): Promise<void> {
  await trx.deleteFrom('patch_tests').where('customer_id', '=', userId).execute();
}
