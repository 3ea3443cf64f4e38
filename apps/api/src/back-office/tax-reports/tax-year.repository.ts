import type { TaxRequest } from '@freely/domain/tax-details';
import { sql } from 'kysely';
import type { Db } from '../../infrastructure/database/index.ts';
import { requestOf } from '../../money/tax-details/index.ts';

/** Names, and how it stands with the details: never the details. */
export async function listStandings(
  db: Db,
  practitionerIds: readonly number[],
): Promise<Map<number, { name: string; request: TaxRequest }>> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('tax_details', 'tax_details.practitioner_id', 'users.id')
    .selectAll('tax_details')
    .select(['users.id', 'users.first_name', 'users.last_name'])
    .where('users.id', '=', sql<number>`any(${[...practitionerIds]}::bigint[])`)
    .execute();

  return new Map(
    rows.map(({ id, first_name, last_name, ...row }) => [
      id,
      { name: `${first_name} ${last_name}`.trim(), request: requestOf(row) },
    ]),
  );
}

/** Every message of a year that is or may be sent, with how many practitioners it names. */
export async function countStatements(db: Db, year: number) {
  const rows = await db
    .selectFrom('tax_reports as r')
    .select(['r.id', 'r.kind', 'r.message_ref', 'r.made_at', 'r.filed_at'])
    .select((eb) =>
      eb
        .selectFrom('tax_report_sellers as s')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('s.report_id', '=', 'r.id')
        .as('practitioners'),
    )
    .where('r.year', '=', year)
    .where('r.replaced_at', 'is', null)
    .orderBy('r.id')
    .execute();

  return rows.map(({ practitioners, ...row }) => ({
    ...row,
    practitioners: Number(practitioners ?? 0),
  }));
}
