import type { TaxDetails } from '@freely/api-client/contract';
import type { Deps } from '../../deps.ts';
import { inTransaction, lockPractitioner } from '../../infrastructure/database/index.ts';
import { AppError } from '../../kernel/errors/index.ts';
import { requireRule } from '../../kernel/http/index.ts';
import { isPostcodeArea } from '../../practice/gazetteer/index.ts';
import { taxDetailsGiven } from '../events/index.ts';
import { sealTaxDetails } from './sealed-details.ts';
import { putTaxDetails } from './tax-details.repository.ts';

/** Jersey, Guernsey and the Isle of Man: their people may work here, but are not looked for there. */
const ISLANDS = /^(JE|GY|IM)\d/i;

/**
 * Stores them sealed. Payouts that were withheld go on at once.
 * @throws {AppError} invalid for a postcode of an area that does not exist.
 */
export async function storeTaxDetails(
  { db, config, events }: Pick<Deps, 'db' | 'config' | 'events'>,
  practitionerId: number,
  details: TaxDetails,
): Promise<void> {
  if (!ISLANDS.test(details.postcode) && !isPostcodeArea(details.postcode)) {
    const message = requireRule('rules.address.ukPostcode');
    throw new AppError('invalid', message, { postcode: [message] });
  }
  const sealed = sealTaxDetails(config.dataKeys, practitionerId, details);
  await inTransaction(db, async (trx) => {
    await lockPractitioner(trx, practitionerId);
    await putTaxDetails(trx, practitionerId, sealed);
    await events.publish(trx, taxDetailsGiven, { practitionerId });
  });
}
