import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { type Database, lockPractitioner, type Trx } from '../../infrastructure/database/index.ts';
import type { Actor } from '../../kernel/audit/index.ts';
import { type BookingStep, type InternalStatus, nextStatus } from './booking-lifecycle.ts';

export type BookingRecord = Selectable<Database['bookings']>;

/** A booking that is locked in this transaction, with the time of the database's clock (D50). */
export interface LockedBooking extends BookingRecord {
  now: Date;
}

/** Locks the practitioner, then the booking: always in this order. Null for an unknown booking. */
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

/** Changes the status of a locked booking. @throws when the lifecycle has no such step. */
export async function transitionBooking(
  trx: Trx,
  booking: BookingRecord,
  step: BookingStep,
  actor: Actor | null = null,
  detail: Record<string, unknown> = {},
): Promise<InternalStatus> {
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
  if (step !== 'complete') await takePatchTestAlong(trx, booking, step, actor);

  return status;
}

/**
 * The patch test of a booking is its first visit: held, paid and cancelled with it. A test that was paid
 * for and has begun is not cancelled any more: its result stays of use.
 */
async function takePatchTestAlong(
  trx: Trx,
  booking: BookingRecord,
  step: BookingStep,
  actor: Actor | null,
): Promise<void> {
  const isCancellation = step === 'cancelByCustomer' || step === 'cancelByPractitioner';
  if (!isCancellation && step !== 'pay' && step !== 'expire') return;
  const visit = await trx
    .selectFrom('bookings')
    .selectAll()
    .where('id', 'in', patchTestOf(trx, booking.id))
    .$if(isCancellation, (query) =>
      query.where((eb) =>
        eb.or([eb('status', '=', 'held'), eb('starts_at', '>', sql<Date>`clock_timestamp()`)]),
      ),
    )
    .forUpdate()
    .executeTakeFirst();
  if (visit && nextStatus(visit.status, step)) await transitionBooking(trx, visit, step, actor);
}

const patchTestOf = (trx: Trx, bookingId: number) =>
  trx.selectFrom('patch_tests').select('visit_id').where('booking_id', '=', bookingId);

/** A condition "this or in a subquery" would read all bookings; a list is looked up. */
const idWithPatchTest = (bookingId: number) => sql`any (array(
  select ${bookingId}::bigint union all select visit_id from patch_tests where booking_id = ${bookingId}))`;

/**
 * Whether the slot of an expired booking is still free, and that of its patch test (D16), at the place that was
 * booked: a salon may have moved since (D95). Of a practitioner who was rejected or has left, nothing is (D97), and for
 * an account that is deleted, neither (D42).
 */
export async function isStillFree(trx: Trx, booking: BookingRecord): Promise<boolean> {
  const { free } = await trx
    .selectFrom('bookings as expired')
    .select(
      sql<boolean>`bool_and(expired.starts_at > clock_timestamp()
        and not exists (
          select from practitioners
          where user_id = expired.practitioner_id and approved = false)
        and not exists (
          select from users
          where id = expired.customer_id and erased_at is not null)
        and not exists (
          select from bookings other
          where other.practitioner_id = expired.practitioner_id and other.id <> expired.id
            and other.during && expired.during
            and other.status in (
              'held', 'confirmed', 'completed', 'no_show_customer', 'no_show_practitioner'))
        and not exists (
          select from time_off
          where time_off.practitioner_id = expired.practitioner_id
            and time_off.during && tstzrange(expired.starts_at, expired.ends_at))
        and (expired.salon_id is null or exists (
          select from salons salon
          where salon.id = expired.salon_id
            and (salon.address, salon.city, salon.postcode, salon.lat, salon.lon)
              = (expired.address, expired.city, expired.postcode, expired.lat, expired.lon))))`.as(
        'free',
      ),
    )
    .where(sql<boolean>`expired.id = ${idWithPatchTest(booking.id)}`)
    .executeTakeFirstOrThrow();

  return free;
}

export async function updateNotes(trx: Trx, id: number, notes: string): Promise<void> {
  await trx.updateTable('bookings').set({ notes }).where('id', '=', id).execute();
}

export async function updateAddress(trx: Trx, id: number, address: string): Promise<void> {
  await trx
    .updateTable('bookings')
    .set({ address })
    .where(sql<boolean>`id = ${idWithPatchTest(id)}`)
    .execute();
}
