// Every value that is sealed with DATA_KEY, by its table. A test compares this list with the schema.
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../infrastructure/database/index.ts';
import {
  bankDetailsContext,
  calendarAddressContext,
  feedUrlContext,
  invitationContext,
  paperContext,
  patchTestNoteContext,
  secondFactorContext,
  signedAnswersContext,
  taxDetailsContext,
  taxReportContext,
} from '../../infrastructure/encryption/index.ts';
import { carryDetailsVersion } from '../../money/payouts/index.ts';

interface SealedRow {
  id: number;
  sealed: Buffer;
  owner: number;
  /** The email of an invitation. */
  email: string;
  /** The hash of a calendar's URL. */
  hash: Buffer;
}

export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  readonly key: string;
  /** The practitioner or user whose it is. */
  readonly owner: string;
  /** Other columns that the context has. */
  readonly email?: string;
  readonly hash?: string;
  readonly contextOf: (row: SealedRow) => string;
  /** Called when a value was sealed anew, where something else is named by its bytes. */
  readonly carry?: (
    trx: Trx,
    owner: number,
    sealed: { before: Buffer; after: Buffer },
  ) => Promise<void>;
}

const ofPractitioner = { key: 'practitioner_id', owner: 'practitioner_id' };

export const sealedColumns: readonly SealedColumn[] = [
  {
    ...ofPractitioner,
    table: 'bank_details',
    column: 'sealed',
    contextOf: ({ owner }) => bankDetailsContext(owner),
    carry: carryDetailsVersion,
  },
  {
    ...ofPractitioner,
    table: 'calendar_addresses',
    column: 'sealed_token',
    contextOf: ({ owner }) => calendarAddressContext(owner),
  },
  {
    ...ofPractitioner,
    table: 'calendar_feeds',
    column: 'sealed_url',
    key: 'id',
    hash: 'url_hash',
    contextOf: ({ owner, hash }) => feedUrlContext(owner, hash),
  },
  {
    ...ofPractitioner,
    table: 'papers',
    column: 'sealed',
    key: 'id',
    contextOf: ({ id, owner }) => paperContext(owner, id),
  },
  {
    ...ofPractitioner,
    table: 'patch_tests',
    column: 'sealed_note',
    key: 'visit_id',
    contextOf: ({ owner }) => patchTestNoteContext(owner),
  },
  {
    ...ofPractitioner,
    table: 'review_invitations',
    column: 'sealed_token',
    key: 'id',
    email: 'email',
    contextOf: ({ owner, email }) => invitationContext(owner, email),
  },
  {
    table: 'second_factors',
    column: 'sealed',
    key: 'user_id',
    owner: 'user_id',
    contextOf: ({ owner }) => secondFactorContext(owner),
  },
  {
    ...ofPractitioner,
    table: 'signed_questionnaires',
    column: 'sealed',
    key: 'id',
    contextOf: ({ id, owner }) => signedAnswersContext(owner, id),
  },
  {
    ...ofPractitioner,
    table: 'tax_details',
    column: 'sealed',
    contextOf: ({ owner }) => taxDetailsContext(owner),
  },
  {
    ...ofPractitioner,
    table: 'tax_report_sellers',
    column: 'sealed',
    key: 'id',
    contextOf: ({ id, owner }) => taxReportContext(owner, id),
  },
];

interface Page {
  readonly after: number;
  readonly take: number;
}

/** The next rows after an id, locked: nobody replaces a value that is just being sealed anew. */
export const lockSealedRows = (trx: Trx, column: SealedColumn, page: Page) =>
  rowsAfter(trx, column, page, sql`for update`);

/** The next rows after an id. */
export const readSealedRows = (db: Db, column: SealedColumn, page: Page) =>
  rowsAfter(db, column, page, sql``);

async function rowsAfter(
  db: Db,
  { table, column, key, owner, email, hash }: SealedColumn,
  { after, take }: Page,
  lock: RawBuilder<unknown>,
): Promise<SealedRow[]> {
  const { rows } = await sql<SealedRow>`
    select ${sql.ref(key)} as id, ${sql.ref(column)} as sealed, ${sql.ref(owner)} as owner,
      ${email ? sql.ref(email) : sql`null`} as email, ${hash ? sql.ref(hash) : sql`null`} as hash
    from ${sql.table(table)} where ${sql.ref(key)} > ${after} and ${sql.ref(column)} is not null
    order by ${sql.ref(key)} limit ${take} ${lock}`.execute(db);

  return rows;
}

export async function replaceSealed(
  trx: Trx,
  { table, column, key }: SealedColumn,
  { id, sealed }: { id: number; sealed: Buffer },
): Promise<void> {
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sealed}
    where ${sql.ref(key)} = ${id}`.execute(trx);
}

/** The known text as it was sealed; null in a database that no key was used with. */
export async function readKeyCheck(db: Db): Promise<Buffer | null> {
  const row = await db.selectFrom('data_key_check').select('sealed').executeTakeFirst();

  return row?.sealed ?? null;
}

/** Keeps the first one: of two processes that start at once, one writes it. */
export async function addKeyCheck(db: Db, sealed: Buffer): Promise<void> {
  await db
    .insertInto('data_key_check')
    .values({ sealed })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function replaceKeyCheck(db: Db, sealed: Buffer): Promise<void> {
  await db.updateTable('data_key_check').set({ sealed }).execute();
}
