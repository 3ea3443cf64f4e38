import type { Pence } from '@freely/domain/money';
import { sql } from 'kysely';
import type { Trx } from '../../infrastructure/database/index.ts';
import type { BookingRecord } from '../bookings/index.ts';

/** With the fee from the settings; the booking's time becomes time off with this title. */
export async function insertPenalty(
  trx: Trx,
  { id: bookingId, practitioner_id: practitionerId, during }: BookingRecord,
  title: string,
): Promise<{ id: number; fee: Pence }> {
  const penalty = await trx
    .insertInto('penalties')
    .values({
      practitioner_id: practitionerId,
      booking_id: bookingId,
      fee: sql<number>`(select cancellation_fee from settings)`,
    })
    .returning(['id', 'fee'])
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('time_off')
    .values({
      practitioner_id: practitionerId,
      penalty_id: penalty.id,
      title,
      full_day: false,
      during,
    })
    .execute();

  return penalty;
}

export function findPenalty(trx: Trx, id: number) {
  return trx
    .selectFrom('penalties')
    .select(['practitioner_id', 'booking_id'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** False when it was waived already. */
export async function saveWaived(
  trx: Trx,
  id: number,
  { adminId, reason }: { adminId: number; reason: string },
): Promise<boolean> {
  const waived = await trx
    .updateTable('penalties')
    .set({
      waived_at: sql<Date>`clock_timestamp()`,
      waived_by: adminId,
      waive_reason: reason,
    })
    .where('id', '=', id)
    .where('waived_at', 'is', null)
    .returning('id')
    .executeTakeFirst();

  return waived !== undefined;
}

export async function freeBlockedTime(trx: Trx, penaltyId: number): Promise<void> {
  await trx.deleteFrom('time_off').where('penalty_id', '=', penaltyId).execute();
}
