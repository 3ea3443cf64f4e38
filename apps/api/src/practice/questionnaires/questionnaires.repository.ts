import type { Question } from '@freely/domain/questionnaires';
import { sql } from 'kysely';
import type { Db, Trx } from '../../infrastructure/database/index.ts';

/** Null for the market's own. */
export type Author = number | null;

export interface QuestionnaireRow {
  id: number;
  version: number;
  title: string;
  introduction: string;
  treatments: { id: number; name: string; service: string }[];
  questions: Question[];
  published_at: Date;
}

interface Wanted {
  author: Author;
  /** Just this one. */
  onlyId?: number;
  /** Only those whose treatments this practitioner offers, with these treatments alone. */
  offeredBy?: number;
}

/** Those of an author that are asked, in their current version. */
export async function listCurrent(
  db: Db,
  { author, onlyId, offeredBy }: Wanted,
): Promise<QuestionnaireRow[]> {
  const { rows } = await sql<QuestionnaireRow>`
    select q.id, q.version, v.title, v.introduction, v.questions, v.published_at, asked.treatments
    from questionnaires q
    join questionnaire_versions v on v.questionnaire_id = q.id and v.version = q.version
    cross join lateral (
      select json_agg(json_build_object('id', t.id, 'name', t.name, 'service', s.name)
        order by s.id, t.position, t.id) as treatments
      from questionnaire_treatments asking
      join sub_services t on t.id = asking.sub_service_id
      join services s on s.id = t.service_id
      where asking.questionnaire_id = q.id and ${isOfferedBy(offeredBy ?? null)}) asked
    where q.practitioner_id is not distinct from ${author}::bigint and q.withdrawn_at is null
      and (${onlyId ?? null}::bigint is null or q.id = ${onlyId ?? null})
      and (${offeredBy ?? null}::bigint is null or asked.treatments is not null)
    order by v.title, q.id`.execute(db);

  return rows;
}

/** What can ask one: for the market every treatment, for a practitioner their own. */
export async function listTreatments(
  db: Db,
  author: Author,
): Promise<QuestionnaireRow['treatments']> {
  const { rows } = await sql<QuestionnaireRow['treatments'][number]>`
    select t.id, t.name, s.name as service from sub_services t
    join services s on s.id = t.service_id
    where ${isOfferedBy(author)}
    order by s.id, t.position, t.id`.execute(db);

  return rows;
}

/** Whether a practitioner offers the treatment `t`; without one, all pass. */
const isOfferedBy = (practitionerId: number | null) => sql`(${practitionerId}::bigint is null
  or exists (select from offers o where o.sub_service_id = t.id and o.practitioner_id = ${practitionerId}))`;

export async function insertQuestionnaire(trx: Trx, author: Author): Promise<number> {
  const { id } = await trx
    .insertInto('questionnaires')
    .values({ practitioner_id: author, version: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();

  return id;
}

/** Counts the version up; null when the edited one is not asked any more. */
export async function raiseVersion(
  trx: Trx,
  author: Author,
  { id, version }: { id: number; version: number },
): Promise<number | null> {
  const raised = await trx
    .updateTable('questionnaires')
    .set({ version: version + 1 })
    .where('id', '=', id)
    .where('practitioner_id', 'is not distinct from', author)
    .where('version', '=', version)
    .where('withdrawn_at', 'is', null)
    .returning('version')
    .executeTakeFirst();

  return raised?.version ?? null;
}

interface Version {
  id: number;
  version: number;
  title: string;
  introduction: string;
  questions: readonly Question[];
}

export async function insertVersion(trx: Trx, { id, questions, ...rest }: Version): Promise<void> {
  await trx
    .insertInto('questionnaire_versions')
    .values({ questionnaire_id: id, ...rest, questions: JSON.stringify(questions) })
    .execute();
}

/** The treatments that ask it. */
export async function treatmentsOf(trx: Trx, id: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('questionnaire_treatments')
    .select('sub_service_id')
    .where('questionnaire_id', '=', id)
    .execute();

  return rows.map(({ sub_service_id }) => sub_service_id);
}

export async function putTreatments(
  trx: Trx,
  id: number,
  treatments: readonly number[],
): Promise<void> {
  await trx.deleteFrom('questionnaire_treatments').where('questionnaire_id', '=', id).execute();
  await trx
    .insertInto('questionnaire_treatments')
    .values(
      [...new Set(treatments)].map((each) => ({ questionnaire_id: id, sub_service_id: each })),
    )
    .execute();
}

/** Whether it was asked until now. */
export async function markWithdrawn(trx: Trx, author: Author, id: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('questionnaires')
    .set({ withdrawn_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .where('practitioner_id', 'is not distinct from', author)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();

  return numUpdatedRows > 0n;
}
