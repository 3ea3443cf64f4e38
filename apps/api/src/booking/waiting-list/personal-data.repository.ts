import type { Trx } from '../../infrastructure/database/index.ts';
import {
  anonymous,
  coarseLocation,
  type PersonalData,
  type PersonToErase,
} from '../../kernel/personal-data/index.ts';

const ofOthers = 'a time of the practitioner, who sees it among their bookings';

export const waitingListData: PersonalData = {
  columns: {
    'freed_slots.practitioner_id': { exported: ofOthers, erased: anonymous },
    'waiting_entries.customer_id': { exported: 'done', erased: 'done' },
    'waiting_entries.practitioner_id': { exported: ofOthers, erased: anonymous },
    'waiting_offers.customer_id': { exported: 'done', erased: anonymous },
    'waiting_offers.practitioner_id': { exported: ofOthers, erased: anonymous },
  },
  eraseUser,
};

async function eraseUser(trx: Trx, { userId }: PersonToErase): Promise<void> {
  await trx
    .updateTable('waiting_entries')
    .set(coarseLocation)
    .where('customer_id', '=', userId)
    .execute();
}
