import { sql } from 'kysely';
import type { Trx } from '../../infrastructure/database/index.ts';
import { type PersonalData, type PersonToErase, secret } from '../../kernel/personal-data/index.ts';

export const accountsData: PersonalData = {
  columns: {
    'attempts.account': {
      exported: 'includes guesses of strangers, kept for a day',
      erased: 'a hash, kept for a day, so that a new account gets no new attempts',
    },
    'recovery_codes.user_id': { exported: secret, erased: 'done' },
    'second_factors.user_id': { exported: secret, erased: 'done' },
    'user_roles.user_id': { exported: 'exported as user_roles, from the session', erased: 'done' },
    'users.birthday': { exported: 'done', erased: 'done' },
    'users.email': { exported: 'done', erased: 'done' },
    'users.phone': { exported: 'done', erased: 'done' },
  },
  erasePractitioner,
  eraseUser,
};

async function erasePractitioner(trx: Trx, userId: number): Promise<void> {
  await trx.updateTable('users').set({ avatar_src: null }).where('id', '=', userId).execute();
  await trx
    .deleteFrom('user_roles')
    .where('user_id', '=', userId)
    .where('role', '=', 'practitioner')
    .execute();
  await trx
    .insertInto('user_roles')
    .values({ user_id: userId, role: 'customer' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const tables = ['recovery_codes', 'second_factors', 'user_roles'] as const;

/** Keeps an anonymous row, because bookings and the ledger refer to it. */
async function eraseUser(trx: Trx, { userId }: PersonToErase): Promise<void> {
  for (const table of tables) {
    await trx.deleteFrom(table).where('user_id', '=', userId).execute();
  }
  await trx
    .updateTable('users')
    .set({
      email: `erased-${userId}@freely.invalid`,
      password_hash: 'erased',
      first_name: 'Former',
      last_name: 'member',
      phone: '',
      gender: null,
      birthday: null,
      avatar_src: null,
      active: false,
      erased_at: sql<Date>`coalesce(erased_at, clock_timestamp())`,
    })
    .where('id', '=', userId)
    .execute();
}
