import type { Db } from '../../infrastructure/database/index.ts';

/** The sealed details and bank details of practitioners who have given theirs. */
export function listForReport(db: Db, practitionerIds: readonly number[]) {
  return db
    .selectFrom('tax_details')
    .leftJoin('bank_details', 'bank_details.practitioner_id', 'tax_details.practitioner_id')
    .select([
      'tax_details.practitioner_id',
      'tax_details.sealed',
      'bank_details.sealed as bank_details',
    ])
    .where(
      'tax_details.practitioner_id',
      'in',
      practitionerIds.length > 0 ? [...practitionerIds] : [0],
    )
    .where('given_at', 'is not', null)
    .execute();
}
