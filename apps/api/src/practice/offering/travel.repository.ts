import type { TravelSettings } from '@freely/api-client/contract';
import type { Db, Trx } from '../../infrastructure/database/index.ts';

const everyDay = 7;

export async function findTravel(db: Db, practitionerId: number): Promise<TravelSettings | null> {
  const row = await db
    .selectFrom('travel_settings')
    .selectAll()
    .where('practitioner_id', '=', practitionerId)
    .executeTakeFirst();
  if (!row) return null;
  const { way, buffer_minutes: buffer, from_base, miles_by_day: miles } = row;

  return {
    way,
    buffer,
    from_base,
    miles_by_day: Array.from({ length: everyDay }, (_, weekday) => miles[weekday] ?? null),
  };
}

export async function deleteTravel(trx: Trx, practitionerId: number): Promise<void> {
  await trx.deleteFrom('travel_settings').where('practitioner_id', '=', practitionerId).execute();
}

export async function putTravel(
  trx: Trx,
  practitionerId: number,
  { way, buffer, from_base, miles_by_day }: TravelSettings,
): Promise<void> {
  const change = { way, buffer_minutes: buffer, from_base, miles_by_day };
  await trx
    .insertInto('travel_settings')
    .values({ practitioner_id: practitionerId, ...change })
    .onConflict((conflict) => conflict.column('practitioner_id').doUpdateSet(change))
    .execute();
}
