import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../infrastructure/database/index.ts';
import type { JobData } from '../../infrastructure/jobs/index.ts';
import { questionsChanged } from '../events/index.ts';
import { signedEarlierVersion } from './answers.repository.ts';

const batchSize = 200;

/**
 * Has those told who signed an earlier version for a visit to come: they are asked again. A few at a time,
 * since a questionnaire of the market is asked in many bookings. May run again: nobody is told twice. A newer
 * version has a job of its own.
 */
export async function askAgain(
  { db, events }: Pick<Deps, 'db' | 'events'>,
  { questionnaireId, version }: JobData['ask-again'],
): Promise<void> {
  let last: number | undefined = 0;
  while (last !== undefined) {
    const after: number = last;
    last = await inTransaction(db, async (trx) => {
      const at = { questionnaireId, version, after, take: batchSize };
      const bookings = await signedEarlierVersion(trx, at);
      for (const booking of bookings) {
        await events.publish(trx, questionsChanged, { booking, questionnaireId, version });
      }

      return bookings.at(-1)?.id;
    });
  }
}
