import type { TaxDetails } from '@freely/api-client/contract';
import type { Deps } from '../../deps.ts';
import { inTransaction, lockPractitioner } from '../../infrastructure/database/index.ts';
import { taxDetailsGiven } from '../events/index.ts';
import { sealTaxDetails } from './sealed-details.ts';
import { putTaxDetails } from './tax-details.repository.ts';

/** Stores them sealed. Payouts that were withheld go on at once. */
export async function storeTaxDetails(
  { db, config, events }: Pick<Deps, 'db' | 'config' | 'events'>,
  practitionerId: number,
  details: TaxDetails,
): Promise<void> {
  const sealed = sealTaxDetails(config.dataKeys, practitionerId, details);
  await inTransaction(db, async (trx) => {
    await lockPractitioner(trx, practitionerId);
    await putTaxDetails(trx, practitionerId, sealed);
    await events.publish(trx, taxDetailsGiven, { practitionerId });
  });
}
