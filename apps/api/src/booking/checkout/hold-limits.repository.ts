import type { HoldFacts, HoldLimits } from '@freely/domain/hold-limits';
import { sql } from 'kysely';
import type { Trx } from '../../infrastructure/database/index.ts';

interface Wanted {
  practitionerId: number;
  customerId: number;
  network: string;
  startsAt: Date;
  endsAt: Date;
  /** Nothing is to pay for it. */
  isFree: boolean;
  /** The visit of its patch test, if it needs one. */
  test: { startsAt: Date; endsAt: Date } | null;
}

interface FactsRow {
  now: Date;
  has_paid: boolean;
  is_confirmed: boolean;
  is_lifted: boolean;
  open_holds: {
    from: number;
    to: number;
    heldUntil: number;
    isFree: boolean;
    wasOffered: boolean;
    isPatchTest: boolean;
  }[];
  lapses: number;
  last_lapse: Date | null;
  moves: number;
  last_move: Date | null;
  customer: number;
  network: number;
  practitioner_day: number;
  free_lapses: number;
}

const isHeld = (booking: string) =>
  sql`(${sql.raw(booking)}.status = 'held' and ${sql.raw(booking)}.hold_until > clock_timestamp())`;

/** Takes a slot and has cost nothing: a hold, or a free booking to come. A patch test is part of one. */
const isOpen = (booking: string) =>
  sql`(not ${sql.raw(booking)}.is_patch_test and (${isHeld(booking)}
    or ${sql.raw(booking)}.status = 'confirmed' and ${sql.raw(booking)}.total_amount = 0
    and ${sql.raw(booking)}.starts_at > clock_timestamp()))`;

const wasMoved = sql`exists (select from hold_origins where booking_id = bookings.id and was_moved)`;
/** What was offered from a waiting list was not taken from anybody by this customer. */
const endedUnpaid = sql`total_amount > 0 and paid_at is null and not was_offered
  and status in ('expired', 'cancelled_by_customer')
  and created_at > clock_timestamp() - interval '1 day'`;
/** A hold that was moved to another time did not lapse. */
const hasLapsed = sql`(${endedUnpaid} and not ${wasMoved})`;
/** Without the move that is being made: its pause would begin with itself, and never be over. */
const isMove = sql`(${endedUnpaid} and ${wasMoved} and updated_at < now())`;
/** When it had lapsed, which may be noted only when its customer wants another one. */
const lapsedAt = sql`case status when 'expired' then least(updated_at, hold_until) else updated_at end`;

const milliseconds = (column: string) => sql.raw(`extract(epoch from ${column}) * 1000`);

/** What the limits of holds depend on, and the limits as they are set. */
export async function holdFacts(
  trx: Trx,
  wanted: Wanted,
): Promise<{ facts: HoldFacts; limits: HoldLimits }> {
  const { customerId } = wanted;
  const { rows } = await sql<FactsRow>`
    select clock_timestamp() as now,
      exists (select from bookings where customer_id = ${customerId} and paid_at is not null
        and total_amount > 0) as has_paid,
      (select email_confirmed_at is not null from users where id = ${customerId}) as is_confirmed,
      exists (select from limit_lifts where user_id = ${customerId}
        and until > clock_timestamp()) as is_lifted,
      coalesce(own.open_holds, '[]') as open_holds, own.lapses, own.last_lapse,
      own.moves, own.last_move,
      customer_open_holds as customer, network_open_holds as network,
      practitioner_day_open_holds as practitioner_day, free_lapsed_holds as free_lapses
    from settings, lateral (
      select
        json_agg(json_build_object(
          'from', ${milliseconds('starts_at')}, 'to', ${milliseconds('ends_at')},
          'heldUntil', ${milliseconds("case status when 'held' then hold_until else starts_at end")},
          'isFree', status <> 'held',
          'wasOffered', was_offered and status = 'held',
          'isPatchTest', is_patch_test
        )) filter (where ${isOpen('bookings')} or ${isHeld('bookings')}) as open_holds,
        count(*) filter (where ${hasLapsed})::int as lapses,
        max(${lapsedAt}) filter (where ${hasLapsed}) as last_lapse,
        count(*) filter (where ${isMove})::int as moves,
        max(updated_at) filter (where ${isMove}) as last_move
      from bookings
      where customer_id = ${customerId}
    ) own`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('The settings have no row');
  const others = row.has_paid ? { network: 0, day: 0 } : await holdsOfNewAccounts(trx, wanted);

  return {
    facts: {
      now: row.now.getTime(),
      wanted: {
        from: wanted.startsAt.getTime(),
        to: wanted.endsAt.getTime(),
        isFree: wanted.isFree,
      },
      wantedTest: wanted.test && {
        from: wanted.test.startsAt.getTime(),
        to: wanted.test.endsAt.getTime(),
      },
      openHolds: row.open_holds,
      hasPaid: row.has_paid,
      isEmailConfirmed: row.is_confirmed,
      isLifted: row.is_lifted,
      lapses: row.lapses,
      lastLapse: row.last_lapse?.getTime() ?? 0,
      moves: row.moves,
      lastMove: row.last_move?.getTime() ?? 0,
      openInNetwork: others.network,
      openOnDay: others.day,
    },
    limits: {
      customer: row.customer,
      network: row.network,
      practitionerDay: row.practitioner_day,
      freeLapses: row.free_lapses,
    },
  };
}

const hasNeverPaid = sql`not exists (select from bookings paid
  where paid.customer_id = held.customer_id and paid.paid_at is not null and paid.total_amount > 0)`;

/** Open holds of accounts that have never paid: of the network, and of the practitioner's day. */
async function holdsOfNewAccounts(
  trx: Trx,
  { network, practitionerId, startsAt }: Wanted,
): Promise<{ network: number; day: number }> {
  const { rows } = await sql<{ network: number; day: number }>`
    select
      (select count(*)::int from hold_origins origin join bookings held on held.id = booking_id
        where origin.network = ${network} and origin.at > now() - interval '1 day'
          and ${isOpen('held')} and ${hasNeverPaid}
      ) as network,
      (select count(*)::int from bookings held
        where practitioner_id = ${practitionerId} and ${isOpen('held')} and not was_offered
          and (starts_at at time zone 'Europe/London')::date
            = (${startsAt}::timestamptz at time zone 'Europe/London')::date
          and starts_at between ${startsAt}::timestamptz - interval '25 hours'
            and ${startsAt}::timestamptz + interval '25 hours'
          and ${hasNeverPaid}
      ) as day`.execute(trx);

  return rows[0] ?? { network: 0, day: 0 };
}

/** Of holds that their customers took themselves: no other one counts against the limits. */
export async function markMoved(trx: Trx, bookingIds: readonly number[]): Promise<void> {
  if (bookingIds.length === 0) return;
  await trx
    .updateTable('hold_origins')
    .set({ was_moved: true })
    .where('booking_id', 'in', [...bookingIds])
    .execute();
}

export async function saveHoldOrigin(trx: Trx, bookingId: number, network: string): Promise<void> {
  await trx.insertInto('hold_origins').values({ booking_id: bookingId, network }).execute();
}
