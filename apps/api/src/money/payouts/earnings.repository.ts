import type { BookingStatus } from '@freely/api-client/contract';
import { type RawBuilder, sql } from 'kysely';
import { isDisputed } from '../../booking/bookings/index.ts';
import type { Db } from '../../infrastructure/database/index.ts';

/** A paid booking with the ledger amounts of its practitioner, in pence. */
export interface EarningRow {
  booking_id: number;
  starts_at: Date;
  ends_at: Date;
  booking_status: BookingStatus;
  customer_name: string;
  treatments: string;
  gross: number;
  discount_funded: number;
  fee: number;
  refund: number;
  withheld: number;
  payout_status: 'waiting' | 'intended' | 'paid' | 'nothing';
  paid_at: Date | null;
  amount: number;
  reversed: number;
  is_on_hold: boolean;
  now: Date;
}

const monthOf = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'Europe/London', 'YYYY-MM')`;

/** One query for the page and for the spreadsheet; `month` null means all months. */
export function earningsQuery(
  practitionerId: number,
  month: string | null,
): RawBuilder<EarningRow> {
  const ofMonth = month === null ? sql`` : sql`and ${monthOf('b.starts_at')} = ${month}`;

  return rowsWhere(practitionerId, ofMonth, sql`b.starts_at, b.id`);
}

/** Payouts of all months that are not paid yet, the soonest first. */
export async function upcomingPayouts(db: Db, practitionerId: number): Promise<EarningRow[]> {
  const toCome = sql`and p.status in ('waiting', 'intended')`;
  const { rows } = await rowsWhere(practitionerId, toCome, sql`b.ends_at, b.id`).execute(db);

  return rows;
}

function rowsWhere(
  practitionerId: number,
  condition: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): RawBuilder<EarningRow> {
  return sql<EarningRow>`
    select b.id as booking_id, b.starts_at, b.ends_at, b.status as booking_status,
      trim(u.first_name || ' ' || u.last_name) as customer_name,
      (select string_agg(i.quantity || ' × ' || i.name, ', ' order by i.name)
        from booking_items i where i.booking_id = b.id) as treatments,
      coalesce(books.gross, 0)::bigint as gross,
      coalesce(books.discount_funded, 0)::bigint as discount_funded,
      coalesce(books.fee, 0)::bigint as fee,
      coalesce(books.refund, 0)::bigint as refund,
      coalesce(books.withheld, 0)::bigint as withheld,
      p.status as payout_status, p.paid_at, p.amount, p.reversed,
      ${isDisputed('b.id')} or exists (select from chargebacks c
        where c.booking_id = b.id and c.status = 'open') as is_on_hold,
      clock_timestamp() as now
    from payouts p
    join bookings b on b.id = p.booking_id
    join users u on u.id = b.customer_id
    left join lateral (
      select -sum(e.amount) filter (where t.kind in ('sale', 'discount_funding')) as gross,
        -sum(e.amount) filter (where t.kind = 'discount_funding') as discount_funded,
        sum(e.amount) filter (where t.kind in ('fee', 'fee_undone')) as fee,
        sum(e.amount) filter (where t.kind in ('sale_undone', 'discount_funding_undone')) as refund,
        sum(e.amount) filter (where t.kind in ('fee_withheld', 'debt_settled', 'debt')) as withheld
      from ledger_tx t
      join ledger_entries e on e.tx_id = t.id and e.account = 'practitioner:' || p.practitioner_id
      where t.booking_id = p.booking_id
    ) books on true
    where p.practitioner_id = ${practitionerId} ${condition}
    order by ${order}`;
}

/** London months with paid bookings and what they left for the practitioner, the newest first. */
export async function earningMonths(
  db: Db,
  practitionerId: number,
): Promise<{ month: string; net: number }[]> {
  const { rows } = await sql<{ month: string; net: number }>`
    select ${monthOf('b.starts_at')} as month, coalesce(sum(books.net), 0)::bigint as net
    from payouts p
    join bookings b on b.id = p.booking_id
    left join lateral (
      select -sum(e.amount) as net
      from ledger_tx t
      join ledger_entries e on e.tx_id = t.id and e.account = 'practitioner:' || p.practitioner_id
      where t.booking_id = p.booking_id and t.kind in ('sale', 'discount_funding', 'fee',
        'fee_undone', 'sale_undone', 'discount_funding_undone', 'fee_withheld', 'debt_settled', 'debt')
    ) books on true
    where p.practitioner_id = ${practitionerId}
    group by month order by month desc`.execute(db);

  return rows;
}
