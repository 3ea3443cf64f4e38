import type { LoyaltySection } from '@freely/api-client/contract';
import { sql } from 'kysely';
import type { Db, Trx } from '../../infrastructure/database/index.ts';

/** The current settings. Percentages are whole; 0 means that there is no such discount. */
export interface SchemeRow {
  first_booking_discount: number;
  rebook_discount: number;
  time_discount: number;
  time_discount_from: Date | null;
  time_discount_to: Date | null;
  /** The database's clock (D50). */
  now: Date;
}

const columns = [
  'first_booking_discount',
  'rebook_discount',
  'time_discount',
  'time_discount_from',
  'time_discount_to',
] as const;
const now = sql<Date>`clock_timestamp()`.as('now');

export function readScheme(db: Db): Promise<SchemeRow> {
  return db.selectFrom('loyalty_scheme').select(columns).select(now).executeTakeFirstOrThrow();
}

/** The same, locked against changes by others. */
export function lockScheme(trx: Trx): Promise<SchemeRow> {
  return trx
    .selectFrom('loyalty_scheme')
    .select(columns)
    .select(now)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function saveScheme(
  trx: Trx,
  changes: Partial<Omit<SchemeRow, 'now'>>,
): Promise<void> {
  await trx.updateTable('loyalty_scheme').set(changes).execute();
}

export interface SettingRow {
  action: string;
  discount: number;
  from: string | null;
  to: string | null;
  at: Date;
  by: string | null;
}

const historyLimit = 50;

/** What admins have set, from the audit log, the newest first. */
export async function settingHistory(
  db: Db,
  object: string,
  actions: string[],
): Promise<SettingRow[]> {
  const { rows } = await sql<SettingRow>`
    select a.action, (a.detail ->> 'discount')::int as discount, a.detail ->> 'from' as from,
      a.detail ->> 'to' as to, a.at, trim(u.first_name || ' ' || u.last_name) as by
    from audit_log a left join users u on u.id = a.actor_id
    where a.subject = ${object} and a.action = any (${actions})
    order by a.id desc limit ${historyLimit}`.execute(db);

  return rows;
}

export const actionOf = (section: LoyaltySection) => `loyalty.${section}`;
