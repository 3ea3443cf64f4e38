import type { Db } from '../../infrastructure/database/index.ts';
import {
  bankDetailsContext,
  type DataKeys,
  decrypt,
} from '../../infrastructure/encryption/index.ts';
import { listForReport } from './report.repository.ts';
import { openTaxDetails, type SealedTaxDetails } from './sealed-details.ts';

type Complete = Required<Omit<SealedTaxDetails, 'account'>> & {
  account: NonNullable<SealedTaxDetails['account']> | null;
};

/**
 * What practitioners have given, with the account that is paid: also of who has left. Who never gave
 * anything is missing from it.
 */
export async function reportableDetails(
  db: Db,
  keys: DataKeys,
  practitionerIds: readonly number[],
): Promise<Map<number, Complete>> {
  const rows = await listForReport(db, practitionerIds);

  return new Map(
    rows.flatMap(({ bank_details, ...row }): [number, Complete][] => {
      const details = openTaxDetails(keys, row);
      if (!details?.tax_number) return [];
      const id = row.practitioner_id;
      const { account, ...person } = details;
      const current = bank_details && decrypt(keys, bankDetailsContext(id), bank_details);

      return [
        [
          id,
          {
            ...(person as Omit<Complete, 'account'>),
            account: current ? (JSON.parse(current) as Complete['account']) : (account ?? null),
          },
        ],
      ];
    }),
  );
}
