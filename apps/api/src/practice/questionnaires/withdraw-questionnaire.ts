import { type Db, inTransaction } from '../../infrastructure/database/index.ts';
import { recordAudit } from '../../kernel/audit/index.ts';
import type { Publisher } from './publish-questionnaire.ts';
import { markWithdrawn } from './questionnaires.repository.ts';
import { unknownQuestionnaire } from './read-questionnaires.ts';

/** From now on nobody is asked it; what was signed stays. @throws 404 for one that is not asked */
export async function withdrawQuestionnaire(
  db: Db,
  publisher: Publisher,
  id: number,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (!(await markWithdrawn(trx, publisher.author, id))) throw unknownQuestionnaire();
    if (!publisher.admin) return;
    await recordAudit(trx, {
      actor: publisher.admin,
      action: 'questionnaire.withdraw',
      object: `questionnaire:${id}`,
      detail: { reason: publisher.reason },
    });
  });
}
