import type { Questionnaire, QuestionnaireDraft } from '@freely/api-client/contract';
import type { Question } from '@freely/domain/questionnaires';
import type { Deps } from '../../deps.ts';
import { type Db, inTransaction, type Trx } from '../../infrastructure/database/index.ts';
import { type Actor, recordAudit } from '../../kernel/audit/index.ts';
import { AppError } from '../../kernel/errors/index.ts';
import { questionnaireChanged } from '../events/index.ts';
import {
  type Author,
  insertQuestionnaire,
  insertVersion,
  listTreatments,
  putTreatments,
  raiseVersion,
  treatmentsOf,
} from './questionnaires.repository.ts';
import { readQuestionnaire } from './read-questionnaires.ts';

/** Who publishes: a practitioner for themselves, or an admin for the market, with a reason. */
export type Publisher =
  | { author: number; admin?: undefined }
  | { author: null; admin: Actor; reason: string };

/** Publishes the first version of a questionnaire. @throws 422 for a treatment of somebody else */
export async function publishQuestionnaire(
  db: Db,
  publisher: Publisher,
  draft: QuestionnaireDraft,
): Promise<Questionnaire> {
  return inTransaction(db, (trx) => insertFirstVersion(trx, publisher, draft));
}

/** The same in a transaction that has more to do. */
export async function insertFirstVersion(
  trx: Trx,
  publisher: Publisher,
  draft: QuestionnaireDraft,
): Promise<Questionnaire> {
  const id = await insertQuestionnaire(trx, publisher.author);

  return writeVersion(trx, publisher, { id, version: 1 }, draft);
}

/**
 * Publishes another version. Who signed the one before for a visit to come is asked again.
 * @throws 404 for a withdrawn one, 409 when `version` is not the one that is asked
 */
export async function changeQuestionnaire(
  { db, events }: Pick<Deps, 'db' | 'events'>,
  publisher: Publisher,
  edited: { id: number; version: number },
  draft: QuestionnaireDraft,
): Promise<Questionnaire> {
  return inTransaction(db, async (trx) => {
    const version = await raiseVersion(trx, publisher.author, edited);
    if (version === null) {
      await readQuestionnaire(trx, publisher.author, edited.id);
      throw new AppError('conflict', 'questionnaires.changedMeanwhile');
    }

    const written = await writeVersion(trx, publisher, { id: edited.id, version }, draft);
    await events.publish(trx, questionnaireChanged, { questionnaireId: edited.id, version });

    return written;
  });
}

async function writeVersion(
  trx: Trx,
  publisher: Publisher,
  at: { id: number; version: number },
  { title, introduction, treatments, questions }: QuestionnaireDraft,
): Promise<Questionnaire> {
  await requireTreatments(trx, publisher.author, { id: at.id, treatments });
  await insertVersion(trx, { ...at, title, introduction, questions: withIds(questions) });
  await putTreatments(trx, at.id, treatments);
  if (publisher.admin) {
    await recordAudit(trx, {
      actor: publisher.admin,
      action: 'questionnaire.publish',
      object: `questionnaire:${at.id}`,
      detail: { version: at.version, treatments, reason: publisher.reason },
    });
  }

  return readQuestionnaire(trx, publisher.author, at.id);
}

/**
 * A practitioner asks about their own treatments, the market about those of the catalogue. A treatment that is not
 * offered any more can stay: its visits to come are still asked.
 */
async function requireTreatments(
  trx: Trx,
  author: Author,
  { id, treatments }: { id: number; treatments: readonly number[] },
): Promise<void> {
  const own = (await listTreatments(trx, author)).map((each) => each.id);
  const allowed = new Set([...own, ...(await treatmentsOf(trx, id))]);
  if (treatments.every((each) => allowed.has(each))) return;
  const message = 'questionnaires.otherTreatments';
  throw new AppError('invalid', message, { treatments: [message] });
}

const withIds = (drafts: QuestionnaireDraft['questions']): Question[] =>
  drafts.map((draft, index) => ({ ...draft, id: `q${index + 1}` }));
