import { sql } from 'kysely';
import type { Db } from '../../infrastructure/database/index.ts';
import type { InternalStatus } from '../bookings/index.ts';
import { type DisputeView, disputeOf } from '../bookings/index.ts';

export interface DisputeRow {
  id: number;
  booking_id: number;
  customer_name: string;
  customer_phone: string;
  practitioner_name: string;
  practitioner_phone: string;
  starts_at: Date;
  ends_at: Date;
  treatments: string;
  location_type: 'mobile' | 'salon';
  status: InternalStatus;
  /** Pence. */
  total_amount: number;
  dispute: DisputeView;
}

const columns = sql`d.id, d.booking_id, b.starts_at, b.ends_at, b.location_type, b.status,
  b.total_amount, cu.phone as customer_phone, pu.phone as practitioner_phone,
  trim(cu.first_name || ' ' || cu.last_name) as customer_name,
  trim(pu.first_name || ' ' || pu.last_name) as practitioner_name,
  (select string_agg(i.quantity || ' × ' || i.name, ', ' order by i.name)
    from booking_items i where i.booking_id = b.id) as treatments,
  ${disputeOf('b.id')} as dispute`;
const joined = sql`from booking_disputes d
  join bookings b on b.id = d.booking_id
  join users cu on cu.id = b.customer_id
  join users pu on pu.id = b.practitioner_id`;

export interface DisputeListQuery {
  status: 'open' | 'settled' | 'all';
  /** Null for all rows. */
  paging: { page: number; perPage: number } | null;
}

/** Open disputes first, the oldest first, then settled ones, the latest first. */
export async function listDisputes(
  db: Db,
  { status, paging }: DisputeListQuery,
): Promise<{ rows: DisputeRow[]; total: number; open: number }> {
  const wanted = sql`(${status} = 'all' or (d.settled_at is null) = (${status} = 'open'))`;
  const limit = paging
    ? sql`limit ${paging.perPage} offset ${(paging.page - 1) * paging.perPage}`
    : sql``;
  const [{ rows }, counted] = await Promise.all([
    sql<DisputeRow>`select ${columns} ${joined} where ${wanted}
      order by d.settled_at desc nulls first, d.opened_at, d.id ${limit}`.execute(db),
    sql<{ total: number; open: number }>`
      select (count(*) filter (where ${wanted}))::int as total,
        (count(*) filter (where d.settled_at is null))::int as open
      from booking_disputes d`.execute(db),
  ]);

  return { rows, total: counted.rows[0]?.total ?? 0, open: counted.rows[0]?.open ?? 0 };
}

export async function findDispute(db: Db, id: number): Promise<DisputeRow> {
  const { rows } = await sql<DisputeRow>`select ${columns} ${joined} where d.id = ${id}`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error(`There is no dispute ${id}`);

  return row;
}
