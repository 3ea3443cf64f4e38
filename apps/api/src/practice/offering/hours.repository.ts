import { sql } from 'kysely';
import type { Db, Trx } from '../../infrastructure/database/index.ts';
import type { WorkDay } from './week-plan.ts';

/** The hours of one location; salonId null means mobile. */
export interface PlaceHours {
  salonId: number | null;
  days: WorkDay[];
}

interface HoursRow extends WorkDay {
  salon_id: number | null;
}

export async function listHours(db: Db, practitionerId: number): Promise<PlaceHours[]> {
  const { rows } = await sql<HoursRow>`
    select salon_id, weekday, from_minute as "from", to_minute as "to",
      coalesce(
        (select jsonb_agg(jsonb_build_object('from', b.from_minute, 'to', b.to_minute)
            order by b.from_minute, b.id)
          from work_breaks b where b.work_hours_id = h.id),
        '[]') as breaks
    from work_hours h
    where practitioner_id = ${practitionerId}
    order by salon_id, weekday`.execute(db);
  const places = Map.groupBy(rows, (row) => row.salon_id);

  return [...places].map(([salonId, days]) => ({
    salonId,
    days: days.map(({ salon_id: _, ...day }) => day),
  }));
}

/** Replaces the hours of a location. */
export async function replaceHours(
  trx: Trx,
  practitionerId: number,
  { salonId, days }: PlaceHours,
): Promise<void> {
  await trx
    .deleteFrom('work_hours')
    .where('practitioner_id', '=', practitionerId)
    .where('salon_id', 'is not distinct from', salonId)
    .execute();
  if (days.length === 0) return;

  const made = await trx
    .insertInto('work_hours')
    .values(
      days.map(({ weekday, from, to }) => ({
        practitioner_id: practitionerId,
        salon_id: salonId,
        weekday,
        from_minute: from,
        to_minute: to,
      })),
    )
    .returning(['id', 'weekday'])
    .execute();
  const breaks = days.flatMap(({ weekday, breaks: pauses }) =>
    pauses.map(({ from, to }) => ({
      work_hours_id: made.find((row) => row.weekday === weekday)?.id ?? 0,
      from_minute: from,
      to_minute: to,
    })),
  );
  if (breaks.length > 0) await trx.insertInto('work_breaks').values(breaks).execute();
}
