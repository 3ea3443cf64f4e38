import { sql } from 'kysely';
import type { Trx } from '../infrastructure/database/index.ts';
import type { PersonalData, PersonToErase } from '../kernel/personal-data/index.ts';

export const mailData: PersonalData = {
  columns: {
    'mail_outbox.to_address': { exported: 'done', erased: 'done' },
    'mail_outbox.to_user_id': { exported: 'done', erased: 'done' },
  },
  erasePractitioner,
  eraseUser,
};

/** Where their salon was said to be, in mails that could not be sent. */
async function erasePractitioner(trx: Trx, userId: number): Promise<void> {
  await trx
    .updateTable('mail_outbox')
    .set({ detail: sql<string>`detail - 'address_before'` })
    .where('kind', '=', 'address_corrected')
    .where('booking_id', 'in', (eb) =>
      eb.selectFrom('bookings').select('id').where('practitioner_id', '=', userId),
    )
    .execute();
}

async function eraseUser(trx: Trx, { userId, email }: PersonToErase): Promise<void> {
  await trx
    .updateTable('mail_outbox')
    .set({ to_address: null })
    .where((eb) =>
      eb.or([
        eb('to_user_id', '=', userId),
        ...(email === null ? [] : [eb('to_address', '=', email)]),
      ]),
    )
    .execute();
}
