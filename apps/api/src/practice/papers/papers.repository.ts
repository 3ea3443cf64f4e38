import type { PaperKind } from '@freely/domain/papers';
import { type Insertable, sql } from 'kysely';
import type { Database, Db, Trx } from '../../infrastructure/database/index.ts';

export function listPapers(db: Db, practitionerId: number) {
  return db
    .selectFrom('papers')
    .selectAll()
    .where('practitioner_id', '=', practitionerId)
    .orderBy('id', 'desc')
    .execute();
}

export function findPaper(db: Db, id: number) {
  return db.selectFrom('papers').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function countWaiting(db: Db, practitionerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('papers')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('practitioner_id', '=', practitionerId)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();

  return Number(count);
}

/** What is sealed is bound to the id, so the id comes first. */
export async function nextPaperId(trx: Trx): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('papers', 'id')) as id`.execute(trx);
  if (!rows[0]) throw new Error('A sequence has a next value');

  return rows[0].id;
}

export async function insertPaper(
  trx: Trx,
  id: number,
  paper: Omit<Insertable<Database['papers']>, 'id'>,
): Promise<void> {
  await sql`insert into papers
      (id, practitioner_id, kind, valid_from, valid_to, sealed, file_name, file_type)
    values (${id}, ${paper.practitioner_id}, ${paper.kind}, ${paper.valid_from}, ${paper.valid_to},
      ${paper.sealed}, ${paper.file_name}, ${paper.file_type})`.execute(trx);
}

/** What was removed; undefined when there was none that could go: an approved one stays. */
export function deleteUndecided(trx: Trx, id: number, practitionerId: number) {
  return trx
    .deleteFrom('papers')
    .where('id', '=', id)
    .where('practitioner_id', '=', practitionerId)
    .where('state', '<>', 'approved')
    .returning(['practitioner_id', 'kind', 'state', 'created_at'])
    .executeTakeFirst();
}

interface KindStanding {
  kind: PaperKind;
  for_tick: boolean;
  for_work: boolean;
  in_date: boolean;
  covered_to: string | null;
}

/** Every kind, with what the practitioner's approved papers of it cover. */
export async function listStandings(db: Db, practitionerId: number): Promise<KindStanding[]> {
  const { rows } = await sql<KindStanding>`
    select k.kind, k.for_tick, k.for_work, c.days is not null as in_date,
      case when not upper_inf(c.days) then (upper(c.days) - 1)::text end as covered_to
    from paper_kinds k left join lateral (
      select days from unnest((
        select range_agg(daterange(valid_from, valid_to, '[]')) from papers p
        where p.kind = k.kind and practitioner_id = ${practitionerId} and state = 'approved'
      )) days where days @> london_today()
    ) c on true`.execute(db);

  return rows;
}

export async function findStanding(
  db: Db,
  practitionerId: number,
): Promise<{ tick: boolean; may_work: boolean } | undefined> {
  const { rows } = await sql<{ tick: boolean; may_work: boolean }>`
    select shows_tick(verified, tick_dates) as tick, work_dates @> london_today() as may_work
    from practitioners where user_id = ${practitionerId}`.execute(db);

  return rows[0];
}

/** Which of the kinds are needed for what: for a mail. */
export function findKind(db: Db, kind: PaperKind) {
  return db
    .selectFrom('paper_kinds')
    .select(['for_tick', 'for_work'])
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
}
