import type { Trx } from '../../infrastructure/database/index.ts';
import type { PersonalData } from '../../kernel/personal-data/index.ts';

export const calendarData: PersonalData = {
  columns: {
    'calendar_addresses.practitioner_id': { exported: 'done', erased: 'done' },
    'calendar_feeds.practitioner_id': { exported: 'done', erased: 'done' },
    'time_off.practitioner_id': { exported: 'done', erased: 'done' },
  },
  erasePractitioner,
};

const tables = ['time_off', 'calendar_addresses', 'calendar_feeds'] as const;

async function erasePractitioner(trx: Trx, userId: number): Promise<void> {
  for (const table of tables) {
    await trx.deleteFrom(table).where('practitioner_id', '=', userId).execute();
  }
}
