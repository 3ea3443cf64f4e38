import { type RawBuilder, sql } from 'kysely';
import { all, type Db, type Trx } from '../../infrastructure/database/index.ts';
import type { PaperRow } from '../../practice/papers/index.ts';

export interface QueuedPaper extends PaperRow {
  practitioner_name: string;
  first_approver: string | null;
  decider: string | null;
}

interface QueueQuery {
  state: PaperRow['state'] | 'all';
  practitionerId: number | null;
  take: number;
  skip: number;
}

const nameOf = (alias: string) =>
  sql`trim(${sql.ref(`${alias}.first_name`)} || ' ' || ${sql.ref(`${alias}.last_name`)})`;

const queued = sql`
  select papers.*, ${nameOf('owner')} as practitioner_name, ${nameOf('first')} as first_approver,
    ${nameOf('decider')} as decider
  from papers join users owner on owner.id = papers.practitioner_id
  left join users first on first.id = papers.first_approved_by
  left join users decider on decider.id = papers.decided_by`;

export async function listQueue(db: Db, query: QueueQuery) {
  const { state, practitionerId, take, skip } = query;
  const condition = all([
    ...(state === 'all' ? [] : [sql<boolean>`papers.state = ${state}`]),
    ...(practitionerId === null
      ? []
      : [sql<boolean>`papers.practitioner_id = ${practitionerId}::bigint`]),
  ]);
  // The longest waiting first; of what is decided, the newest.
  const order: RawBuilder<unknown> = state === 'waiting' ? sql`papers.id` : sql`papers.id desc`;
  const [{ rows }, counts] = await Promise.all([
    sql<QueuedPaper>`${queued} where ${condition} order by ${order}
      limit ${take} offset ${skip}`.execute(db),
    sql<{ total: number; waiting: number }>`
      select (select count(*)::int from papers where ${condition}) as total,
        (select count(*)::int from papers where state = 'waiting') as waiting`.execute(db),
  ]);

  return { rows, total: counts.rows[0]?.total ?? 0, waiting: counts.rows[0]?.waiting ?? 0 };
}

export async function findQueued(db: Db, id: number): Promise<QueuedPaper | undefined> {
  const { rows } = await sql<QueuedPaper>`${queued} where papers.id = ${id}::bigint`.execute(db);

  return rows[0];
}

/** Locked: of two admins who decide at once, the second sees what the first has done. */
export function lockPaper(trx: Trx, id: number) {
  return trx
    .selectFrom('papers')
    .select(['id', 'practitioner_id', 'kind', 'state', 'created_at', 'first_approved_by'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function saveFirstApproval(trx: Trx, id: number, adminId: number): Promise<void> {
  await trx
    .updateTable('papers')
    .set({ first_approved_by: adminId })
    .where('id', '=', id)
    .execute();
}

export async function saveDecision(
  trx: Trx,
  id: number,
  decision: { state: 'approved' | 'refused'; reason: string; adminId: number },
): Promise<void> {
  const { state, reason, adminId } = decision;
  await trx
    .updateTable('papers')
    .set({ state, reason, decided_by: adminId, decided_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

export async function approvalsNeeded(trx: Trx): Promise<number> {
  const { paper_approvals } = await trx
    .selectFrom('settings')
    .select('paper_approvals')
    .executeTakeFirstOrThrow();

  return paper_approvals;
}
