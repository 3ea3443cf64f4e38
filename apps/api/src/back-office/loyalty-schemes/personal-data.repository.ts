import type { Trx } from '../../infrastructure/database/index.ts';
import type { PersonalData, PersonToErase } from '../../kernel/personal-data/index.ts';

export const loyaltySchemesData: PersonalData = {
  columns: {
    'customer_discounts.customer_id': { exported: 'done', erased: 'done' },
  },
  eraseUser,
};

async function eraseUser(trx: Trx, { userId }: PersonToErase): Promise<void> {
  await trx.deleteFrom('customer_discounts').where('customer_id', '=', userId).execute();
}
