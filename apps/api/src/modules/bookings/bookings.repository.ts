import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { BookingsTable } from '../../database/tables/bookings.ts';
import { lockPractitioner, type Trx } from '../../database/transaction.ts';
import { type BookingStep, type InnerStatus, nextStatus } from './booking-lifecycle.ts';

export type BookingRecord = Selectable<BookingsTable>;

/** A booking that nobody else can change now, and the database's clock (D50). */
export interface LockedBooking extends BookingRecord {
  now: Date;
}

/** Who did it: nobody when it is a job. */
export interface Actor {
  id: number;
  impersonatorId: number | null;
}

/**
 * Locks in the one order that there is: the practitioner's time, then the booking. Null when
 * there is no such booking.
 */
export async function lockBooking(trx: Trx, id: number): Promise<LockedBooking | null> {
  const found = await trx
    .selectFrom('bookings')
    .select('practitioner_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) return null;

  await lockPractitioner(trx, found.practitioner_id);
  const locked = await trx
    .selectFrom('bookings')
    .selectAll()
    .select(sql<Date>`clock_timestamp()`.as('now'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();

  return locked;
}

export async function recordEvent(
  trx: Trx,
  bookingId: number,
  kind: string,
  actor: Actor | null = null,
  detail: Record<string, unknown> = {},
): Promise<void> {
  await trx
    .insertInto('booking_events')
    .values({
      booking_id: bookingId,
      kind,
      actor_id: actor?.id ?? null,
      impersonator_id: actor?.impersonatorId ?? null,
      detail: JSON.stringify(detail),
    })
    .execute();
}

/** Moves a locked booking along the graph. @throws when the graph has no such step. */
export async function move(
  trx: Trx,
  booking: BookingRecord,
  step: BookingStep,
  actor: Actor | null = null,
  detail: Record<string, unknown> = {},
): Promise<InnerStatus> {
  const status = nextStatus(booking.status, step);
  if (status === null) throw new Error(`A booking that is ${booking.status} cannot ${step}`);
  await trx
    .updateTable('bookings')
    .set({
      status,
      updated_at: sql`now()`,
      ...(step === 'pay' ? { paid_at: sql<Date>`clock_timestamp()` } : {}),
    })
    .where('id', '=', booking.id)
    .execute();
  await recordEvent(trx, booking.id, status, actor, detail);

  return status;
}

/** Whether a let-go slot can still be taken up: nothing else came into that time (D16). */
export async function isStillFree(trx: Trx, booking: BookingRecord): Promise<boolean> {
  const { free } = await trx
    .selectFrom('bookings as gone')
    .select(
      sql<boolean>`gone.starts_at > clock_timestamp()
        and not exists (
          select from bookings other
          where other.practitioner_id = gone.practitioner_id and other.id <> gone.id
            and other.during && gone.during
            and other.status in ('held', 'confirmed', 'completed', 'no_show_customer', 'no_show_practitioner'))
        and not exists (
          select from time_off
          where time_off.practitioner_id = gone.practitioner_id
            and time_off.during && tstzrange(gone.starts_at, gone.ends_at))`.as('free'),
    )
    .where('gone.id', '=', booking.id)
    .executeTakeFirstOrThrow();

  return free;
}
