import type { Trx } from '../../infrastructure/database/index.ts';
import type { PersonalData, PersonToErase } from '../../kernel/personal-data/index.ts';

export const supportData: PersonalData = {
  columns: {
    'contact_messages.email': { exported: 'done', erased: 'done' },
  },
  eraseUser,
};

async function eraseUser(trx: Trx, { email }: PersonToErase): Promise<void> {
  if (email === null) return;
  await trx.deleteFrom('contact_messages').where('email', '=', email).execute();
}
