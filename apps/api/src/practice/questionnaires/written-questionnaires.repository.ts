import type { Question } from '@freely/domain/questionnaires';
import { sql } from 'kysely';
import type { Db } from '../../infrastructure/database/index.ts';
import type { QuestionnaireRow } from './questionnaires.repository.ts';

export interface WrittenVersion {
  id: number;
  version: number;
  title: string;
  introduction: string;
  questions: Question[];
  published_at: Date;
  withdrawn_at: Date | null;
  /** Of the current version: those of earlier ones are not kept. */
  treatments: QuestionnaireRow['treatments'];
}

/** Every version of every questionnaire of a practitioner, also of those withdrawn; the newest version first. */
export async function listWritten(db: Db, practitionerId: number): Promise<WrittenVersion[]> {
  const { rows } = await sql<WrittenVersion>`
    select q.id, q.withdrawn_at, v.version, v.title, v.introduction, v.questions, v.published_at,
      coalesce((select json_agg(json_build_object('id', t.id, 'name', t.name, 'service', s.name)
          order by s.id, t.position, t.id)
        from questionnaire_treatments asking
        join sub_services t on t.id = asking.sub_service_id
        join services s on s.id = t.service_id
        where asking.questionnaire_id = q.id), '[]') as treatments
    from questionnaires q
    join questionnaire_versions v on v.questionnaire_id = q.id
    where q.practitioner_id = ${practitionerId}::bigint
    order by q.id, v.version desc`.execute(db);

  return rows;
}
