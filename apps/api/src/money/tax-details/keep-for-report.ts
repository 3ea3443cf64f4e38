import type { Deps } from '../../deps.ts';
import type { Trx } from '../../infrastructure/database/index.ts';
import { bankDetailsContext, decrypt } from '../../infrastructure/encryption/index.ts';
import { findAccountHolder } from './leaving.repository.ts';
import { openTaxDetails, type SealedTaxDetails, sealTaxDetails } from './sealed-details.ts';
import { findTaxDetails, keepSealed } from './tax-details.repository.ts';

/**
 * Who leaves in March is reported next January. What the report needs and the erasure takes away is
 * sealed with the tax details: the account, and the name of who never gave any. Called before the erasure.
 */
export async function keepForReport(
  trx: Trx,
  { config }: Pick<Deps, 'config'>,
  practitionerId: number,
): Promise<void> {
  const row = await findTaxDetails(trx, practitionerId);
  if (!row?.requested_at) return;
  const holder = await findAccountHolder(trx, practitionerId);
  const given = openTaxDetails(config.dataKeys, row);
  const account = holder.bank_details
    ? (JSON.parse(
        decrypt(config.dataKeys, bankDetailsContext(practitionerId), holder.bank_details),
      ) as NonNullable<SealedTaxDetails['account']>)
    : given?.account;
  const { first_name, last_name } = given ?? holder;

  await keepSealed(
    trx,
    practitionerId,
    sealTaxDetails(config.dataKeys, practitionerId, { ...given, first_name, last_name, account }),
  );
}
