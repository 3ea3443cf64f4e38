import type { Db } from '../../infrastructure/database/index.ts';

/** The last filed statement about a practitioner of each year, the newest year first. */
export async function listCopies(db: Db, practitionerId: number) {
  const rows = await db
    .selectFrom('tax_report_sellers as s')
    .innerJoin('tax_reports as r', 'r.id', 's.report_id')
    .distinctOn('r.year')
    .select([
      ...(['s.id', 's.corrects', 's.is_deletion', 's.consideration', 's.fees'] as const),
      ...(['s.activities', 's.sealed', 'r.year', 'r.filed_at'] as const),
    ])
    .where('s.practitioner_id', '=', practitionerId)
    .where('r.filed_at', 'is not', null)
    .orderBy('r.year', 'desc')
    .orderBy('s.id', 'desc')
    .execute();

  return rows.flatMap(({ filed_at, ...row }) => (filed_at ? [{ ...row, filed_at }] : []));
}
