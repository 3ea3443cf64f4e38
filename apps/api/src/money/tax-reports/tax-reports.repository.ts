import { type Selectable, sql } from 'kysely';
import type { Database, Db, Trx } from '../../infrastructure/database/index.ts';
import type { DataKeys } from '../../infrastructure/encryption/index.ts';
import type { Message, Operator, ReferredStatement } from './dpi-message.ts';
import { openIdentity, sealIdentity } from './sealed-seller.ts';
import type { Statement } from './wanted-messages.ts';

export type TaxReportRow = Omit<Selectable<Database['tax_reports']>, 'operator'> & Message;
export type StoredStatement = ReferredStatement & { id: number };

const withOperator = (row: Selectable<Database['tax_reports']>): TaxReportRow => ({
  ...row,
  operator: row.operator as unknown as Operator,
});

/** Of two admins who make the report of a year, one waits. */
export async function lockYear(trx: Trx, year: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('tax-report'), ${year}::int)`.execute(trx);
}

export function findOperator(db: Db): Promise<Operator> {
  return db
    .selectFrom('settings')
    .select([
      'company_name',
      'company_tax_number',
      'tax_operator_id',
      'brand_name',
      'office_address',
    ])
    .executeTakeFirstOrThrow();
}

/** Every message of a year that is or may be sent, in the order in which they were made. */
export async function listReports(db: Db, year: number): Promise<TaxReportRow[]> {
  const rows = await db
    .selectFrom('tax_reports')
    .selectAll()
    .where('year', '=', year)
    .where('replaced_at', 'is', null)
    .orderBy('id')
    .execute();

  return rows.map(withOperator);
}

export async function findReport(db: Db, id: number): Promise<TaxReportRow | null> {
  const row = await db
    .selectFrom('tax_reports')
    .selectAll()
    .where('id', '=', id)
    .where('replaced_at', 'is', null)
    .executeTakeFirst();

  return row ? withOperator(row) : null;
}

export async function countReports(db: Db, year: number): Promise<number> {
  const { count } = await db
    .selectFrom('tax_reports')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('year', '=', year)
    .executeTakeFirstOrThrow();

  return Number(count);
}

export async function insertReport(
  trx: Trx,
  { operator, ...report }: Omit<Message, 'made_at'> & { made_by: number | null },
): Promise<number> {
  const { id } = await trx
    .insertInto('tax_reports')
    .values({ ...report, operator: JSON.stringify(operator) })
    .returning('id')
    .executeTakeFirstOrThrow();

  return id;
}

export async function replaceReport(trx: Trx, id: number): Promise<void> {
  await trx
    .updateTable('tax_reports')
    .set({ replaced_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Whether it was not filed yet. */
export async function markFiled(trx: Trx, id: number, adminId: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('tax_reports')
    .set({ filed_at: sql<Date>`now()`, filed_by: adminId })
    .where('id', '=', id)
    .where('filed_at', 'is', null)
    .where('replaced_at', 'is', null)
    .executeTakeFirst();

  return numUpdatedRows > 0n;
}

/** What is sealed is bound to the id, so the ids come first. */
export async function insertStatements(
  trx: Trx,
  keys: DataKeys,
  report: { id: number; message_ref: string },
  statements: readonly Statement[],
): Promise<void> {
  const { rows: ids } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('tax_report_sellers', 'id')) as id
    from generate_series(1, ${statements.length}::int)`.execute(trx);
  for (const [at, { practitionerId, identity, isDeletion, ...rest }] of statements.entries()) {
    const id = ids[at]?.id ?? 0;
    const sealed = sealIdentity(keys, { id, practitionerId }, identity);
    await sql`insert into tax_report_sellers (id, report_id, practitioner_id, doc_ref, corrects,
        is_deletion, consideration, fees, activities, sealed)
      values (${id}, ${report.id}, ${practitionerId}, ${`${report.message_ref}-${id}`},
        ${rest.corrects}, ${isDeletion}, ${rest.consideration}, ${rest.fees}, ${rest.activities},
        ${sealed})`.execute(trx);
  }
}

/** The statements of a message, by practitioner. */
export function statementsOf(db: Db, keys: DataKeys, reportId: number): Promise<StoredStatement[]> {
  return readStatements(db, keys, sql`s.report_id = ${reportId}`);
}

/** The last filed statement about each practitioner of a year. */
export function filedStatements(db: Db, keys: DataKeys, year: number): Promise<StoredStatement[]> {
  return readStatements(
    db,
    keys,
    sql`s.id in (select max(f.id) from tax_report_sellers f join tax_reports r on r.id = f.report_id
      where r.year = ${year} and r.filed_at is not null group by f.practitioner_id)`,
  );
}

async function readStatements(
  db: Db,
  keys: DataKeys,
  condition: ReturnType<typeof sql>,
): Promise<StoredStatement[]> {
  const { rows } = await sql<Omit<StoredStatement, 'identity'> & { sealed: Buffer }>`
    select s.id, s.practitioner_id as "practitionerId", s.doc_ref as "docRef", s.corrects,
      c.doc_ref as "correctedRef", s.is_deletion as "isDeletion", s.consideration, s.fees,
      s.activities, s.sealed
    from tax_report_sellers s left join tax_report_sellers c on c.id = s.corrects
    where ${condition} order by s.practitioner_id`.execute(db);

  return rows.map(({ sealed, ...row }) => ({
    ...row,
    identity: openIdentity(keys, { ...row, sealed }),
  }));
}
