import type { Trx } from '../../infrastructure/database/index.ts';
import { type PersonalData, type PersonToErase, secret } from '../../kernel/personal-data/index.ts';

export const checkoutData: PersonalData = {
  columns: {
    'idempotency_keys.user_id': { exported: secret, erased: 'done' },
  },
  eraseUser,
};

async function eraseUser(trx: Trx, { userId }: PersonToErase): Promise<void> {
  await trx.deleteFrom('idempotency_keys').where('user_id', '=', userId).execute();
}
