import type { Trx } from '../../infrastructure/database/index.ts';
import {
  anonymous,
  coarseLocation,
  ofStaff,
  type PersonalData,
  type PersonToErase,
} from '../../kernel/personal-data/index.ts';

export const bookingsData: PersonalData = {
  columns: {
    'booking_events.actor_id': { exported: 'done', erased: anonymous },
    'booking_events.impersonator_id': { exported: ofStaff, erased: anonymous },
    'bookings.customer_id': { exported: 'done', erased: 'done' },
    'bookings.practitioner_id': { exported: 'done', erased: 'done' },
  },
  erasePractitioner,
  eraseUser,
};

async function erasePractitioner(trx: Trx, userId: number): Promise<void> {
  await trx
    .updateTable('bookings')
    .set({ ...coarseLocation, address_object: null })
    .where('practitioner_id', '=', userId)
    .where('location_type', '=', 'salon')
    .execute();
}

async function eraseUser(trx: Trx, { userId }: PersonToErase): Promise<void> {
  await trx
    .updateTable('bookings')
    .set({ notes: '', address_object: null })
    .where('customer_id', '=', userId)
    .execute();
  await trx
    .updateTable('bookings')
    .set(coarseLocation)
    .where('customer_id', '=', userId)
    .where('location_type', '=', 'mobile')
    .execute();
}
