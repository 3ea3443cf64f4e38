import type { Trx } from '../../infrastructure/database/index.ts';
import {
  anonymous,
  ofStaff,
  type PersonalData,
  type PersonToErase,
} from '../../kernel/personal-data/index.ts';

export const disputesData: PersonalData = {
  columns: {
    'booking_disputes.customer_words': { exported: 'done', erased: 'done' },
    'booking_disputes.practitioner_words': { exported: 'done', erased: 'done' },
    'booking_disputes.settled_by': { exported: ofStaff, erased: anonymous },
  },
  erasePractitioner,
  eraseUser,
};

// What one side wrote is erased. The dispute itself and its outcome stay (D26).

async function erasePractitioner(trx: Trx, userId: number): Promise<void> {
  await trx
    .updateTable('booking_disputes')
    .set({ practitioner_words: '' })
    .where('booking_id', 'in', (eb) =>
      eb.selectFrom('bookings').select('id').where('practitioner_id', '=', userId),
    )
    .execute();
}

async function eraseUser(trx: Trx, { userId }: PersonToErase): Promise<void> {
  await trx
    .updateTable('booking_disputes')
    .set({ customer_words: '' })
    .where('booking_id', 'in', (eb) =>
      eb.selectFrom('bookings').select('id').where('customer_id', '=', userId),
    )
    .execute();
}
