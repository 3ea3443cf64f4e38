import type { Trx } from '../../infrastructure/database/index.ts';
import {
  ofStaff,
  type PersonalData,
  type PersonToErase,
} from '../../kernel/personal-data/index.ts';

export const abuseData: PersonalData = {
  columns: {
    'limit_lifts.user_id': { exported: ofStaff, erased: 'done' },
  },
  eraseUser,
};

async function eraseUser(trx: Trx, { userId }: PersonToErase): Promise<void> {
  await trx.deleteFrom('limit_lifts').where('user_id', '=', userId).execute();
}
