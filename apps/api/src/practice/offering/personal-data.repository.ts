import type { Trx } from '../../infrastructure/database/index.ts';
import { coarseLocation, type PersonalData } from '../../kernel/personal-data/index.ts';

export const offeringData: PersonalData = {
  columns: {
    'mobile_bases.practitioner_id': { exported: 'done', erased: 'done' },
    'offers.practitioner_id': { exported: 'done', erased: 'done' },
    'salons.practitioner_id': { exported: 'done', erased: 'done' },
    'travel_settings.practitioner_id': { exported: 'done', erased: 'done' },
    'work_hours.practitioner_id': { exported: 'done', erased: 'done' },
  },
  erasePractitioner,
};

const tables = ['offers', 'work_hours', 'mobile_bases', 'travel_settings'] as const;

/** The salons stay, because bookings refer to them. */
async function erasePractitioner(trx: Trx, userId: number): Promise<void> {
  for (const table of tables) {
    await trx.deleteFrom(table).where('practitioner_id', '=', userId).execute();
  }
  await trx
    .updateTable('salons')
    .set({ ...coarseLocation, name: '', enabled: false })
    .where('practitioner_id', '=', userId)
    .execute();
}
