import type { Questionnaire } from '@freely/api-client/contract';
import type { Db } from '../../infrastructure/database/index.ts';
import { notFound } from '../../kernel/errors/index.ts';
import {
  type Author,
  listCurrent,
  listTreatments,
  type QuestionnaireRow,
} from './questionnaires.repository.ts';

/** What an author has published, and the treatments that can ask it. */
export async function readQuestionnaires(db: Db, author: Author) {
  return {
    questionnaires: (await listCurrent(db, { author })).map(present),
    treatments: await listTreatments(db, author),
  };
}

/** The same for a practitioner, with what the market asks before their treatments: nobody need ask it twice. */
export async function readOwnQuestionnaires(db: Db, practitionerId: number) {
  const market = await listCurrent(db, { author: null, offeredBy: practitionerId });

  return { ...(await readQuestionnaires(db, practitionerId)), market: market.map(present) };
}

/** @throws 404 for one of another author, or that is withdrawn */
export async function readQuestionnaire(
  db: Db,
  author: Author,
  id: number,
): Promise<Questionnaire> {
  const [found] = await listCurrent(db, { author, onlyId: id });
  if (!found) throw unknownQuestionnaire();

  return present(found);
}

export const unknownQuestionnaire = () => notFound('questionnaires.notFound');

function present({ published_at, ...row }: QuestionnaireRow): Questionnaire {
  return { ...row, published_at: published_at.toISOString() };
}
