import type { MailState } from '@freely/api-client/contract';
import { type RawBuilder, sql } from 'kysely';
import { all, type Db, type Trx } from '../infrastructure/database/index.ts';

interface LoggedRow {
  id: number;
  kind: string;
  state: MailState;
  to_user_id: number | null;
  to_name: string | null;
  booking_id: number | null;
  attempts: number;
  last_error: string | null;
  created_at: Date;
  sent_at: Date | null;
}

const states: Record<MailState | 'all', RawBuilder<boolean>> = {
  all: sql`true`,
  sent: sql`m.sent_at is not null`,
  dropped: sql`m.dropped_at is not null`,
  failed: sql`m.failed_at is not null`,
  waiting: sql`m.sent_at is null and m.dropped_at is null and m.failed_at is null`,
};
const state = sql`case when m.sent_at is not null then 'sent'
  when m.dropped_at is not null then 'dropped'
  when m.failed_at is not null then 'failed' else 'waiting' end`;

/** The mails with their states, the newest first. */
export async function listMails(
  db: Db,
  filter: { state: MailState | 'all'; kind: string },
  { page, perPage }: { page: number; perPage: number },
): Promise<{ rows: LoggedRow[]; total: number; failed: number }> {
  const { kind } = filter;
  const condition = all([
    states[filter.state],
    ...(kind === '' ? [] : [sql<boolean>`m.kind = ${kind}`]),
  ]);
  const [{ rows }, counted] = await Promise.all([
    sql<LoggedRow>`select m.id, m.kind, ${state} as state, m.to_user_id, m.booking_id, m.attempts,
        m.last_error, m.created_at, m.sent_at, trim(u.first_name || ' ' || u.last_name) as to_name
      from mail_outbox m left join users u on u.id = m.to_user_id
      where ${condition} order by m.id desc limit ${perPage} offset ${(page - 1) * perPage}`.execute(
      db,
    ),
    sql<{ total: number; failed: number }>`select count(*) as total,
      (select count(*) from mail_outbox m where ${states.failed}) as failed
      from mail_outbox m where ${condition}`.execute(db),
  ]);

  return { rows, total: counted.rows[0]?.total ?? 0, failed: counted.rows[0]?.failed ?? 0 };
}

/** Gives a failed mail all its attempts again. Null when there is no such mail. */
export async function resetFailedMail(
  trx: Trx,
  id: number,
): Promise<'reset' | 'not failed' | null> {
  const reset = await trx
    .updateTable('mail_outbox')
    .set({ failed_at: null, attempts: 0, claimed_until: null })
    .where('id', '=', id)
    .where('failed_at', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  if (reset) return 'reset';
  const found = await trx
    .selectFrom('mail_outbox')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();

  return found ? 'not failed' : null;
}
