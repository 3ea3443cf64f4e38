import type { Trx } from '../../infrastructure/database/index.ts';
import { ofStaff, type PersonalData, type PersonToErase, secret } from '../personal-data/index.ts';

export const sessionsData: PersonalData = {
  columns: {
    'account_tokens.email': { exported: secret, erased: 'done' },
    'account_tokens.user_id': { exported: secret, erased: 'done' },
    'devices.user_id': { exported: 'done', erased: 'done' },
    'sessions.impersonator_id': { exported: ofStaff, erased: 'done' },
    'sessions.user_id': { exported: 'done', erased: 'done' },
  },
  eraseUser,
};

const tables = ['sessions', 'devices', 'account_tokens'] as const;

async function eraseUser(trx: Trx, { userId }: PersonToErase): Promise<void> {
  for (const table of tables) {
    await trx.deleteFrom(table).where('user_id', '=', userId).execute();
  }
}
