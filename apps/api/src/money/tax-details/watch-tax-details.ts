import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../infrastructure/database/index.ts';
import { taxDetailsMissing } from '../events/index.ts';
import { markDue } from './missing-details.repository.ts';

/** Reminds who has not given their tax details, and says when payouts are withheld. Every minute. */
export async function watchTaxDetails({ db, events }: Pick<Deps, 'db' | 'events'>): Promise<void> {
  for (const step of ['withheld', 'second', 'first'] as const) {
    await inTransaction(db, async (trx) => {
      for (const due of await markDue(trx, step)) {
        await events.publish(trx, taxDetailsMissing, { ...due, step });
      }
    });
  }
}
