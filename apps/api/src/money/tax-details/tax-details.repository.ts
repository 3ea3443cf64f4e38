import type { TaxRequest } from '@freely/domain/tax-details';
import { type Selectable, sql } from 'kysely';
import type { Database, Db, Trx } from '../../infrastructure/database/index.ts';

export type TaxDetailsRow = Selectable<Database['tax_details']>;

export async function findTaxDetails(
  db: Db,
  practitionerId: number,
): Promise<TaxDetailsRow | null> {
  const found = await db
    .selectFrom('tax_details')
    .selectAll()
    .where('practitioner_id', '=', practitionerId)
    .executeTakeFirst();

  return found ?? null;
}

type Nullable<Row> = { [Name in keyof Row]: Row[Name] | null };

/** What the rule of withholding reads; all null where nothing was asked for or given. */
export function requestOf(row: Partial<Nullable<TaxDetailsRow>> | null): TaxRequest {
  return {
    requestedAt: row?.requested_at ?? null,
    remindedAt: [row?.first_reminded_at ?? null, row?.second_reminded_at ?? null],
    givenAt: row?.given_at ?? null,
    leftAt: row?.left_at ?? null,
  };
}

/**
 * Asks a practitioner who was not asked yet, or who has left and come back. Returns when, if it asks for
 * something that is missing.
 */
export async function ask(trx: Trx, practitionerId: number): Promise<Date | null> {
  const { rows } = await sql<{ requested_at: Date; given_at: Date | null }>`
    insert into tax_details as t (practitioner_id, requested_at)
    select user_id, now() from user_roles
      where user_id = ${practitionerId} and role = 'practitioner'
    on conflict (practitioner_id) do update
      set requested_at = now(), left_at = null, first_reminded_at = null, second_reminded_at = null,
        withholding_told_at = null
      where t.requested_at is null or t.left_at is not null
    returning requested_at, given_at`.execute(trx);
  const [requested] = rows;

  return requested && requested.given_at === null ? requested.requested_at : null;
}

/** Call it under the practitioner's lock. */
export async function putTaxDetails(
  trx: Trx,
  practitionerId: number,
  sealed: Buffer,
): Promise<void> {
  const given = { sealed, given_at: sql<Date>`now()` };
  await trx
    .insertInto('tax_details')
    .values({ practitioner_id: practitionerId, ...given })
    .onConflict((conflict) => conflict.column('practitioner_id').doUpdateSet(given))
    .execute();
}

/** What is known of somebody who leaves; whether the details were given stays as it is. */
export async function keepSealed(trx: Trx, practitionerId: number, sealed: Buffer): Promise<void> {
  await trx
    .updateTable('tax_details')
    .set({ sealed })
    .where('practitioner_id', '=', practitionerId)
    .execute();
}
