import { createHash } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Database, Db, Trx } from '../../infrastructure/database/index.ts';

export type PayoutAccount = Selectable<Database['payout_accounts']>;

export async function findAccount(db: Db, practitionerId: number): Promise<PayoutAccount | null> {
  const found = await db
    .selectFrom('payout_accounts')
    .selectAll()
    .where('practitioner_id', '=', practitionerId)
    .executeTakeFirst();

  return found ?? null;
}

/** Until when payouts wait, because the bank details are new (D71); null without a wait. */
export async function payableFrom(db: Db, practitionerId: number): Promise<Date | null> {
  const { rows } = await sql<{ payableFrom: Date | null }>`
    select greatest(
      (select payable_from from bank_details where practitioner_id = ${practitionerId}),
      (select payable_from from payout_accounts where practitioner_id = ${practitionerId})
    ) as "payableFrom"`.execute(db);

  return rows[0]?.payableFrom ?? null;
}

/** Before the bank details are erased: a thief who closes the account is not paid earlier either. */
export async function keepPayableFrom(trx: Trx, practitionerId: number): Promise<void> {
  await trx
    .updateTable('payout_accounts')
    .set((eb) => ({
      payable_from: eb
        .selectFrom('bank_details')
        .select('payable_from')
        .where('practitioner_id', '=', practitionerId),
    }))
    .where('practitioner_id', '=', practitionerId)
    .execute();
}

/**
 * Marks new bank details as on their way to the provider. An account that the provider refused was not made:
 * the next attempt is another operation, named by its own time. Call it under the practitioner's lock.
 */
export async function requestAccount(trx: Trx, practitionerId: number): Promise<PayoutAccount> {
  const wanted = { status: 'wanted', problem: null } as const;

  return trx
    .insertInto('payout_accounts')
    .values({ practitioner_id: practitionerId, ...wanted })
    .onConflict((conflict) =>
      conflict.column('practitioner_id').doUpdateSet({
        ...wanted,
        created_at: sql<Date>`case
            when payout_accounts.account_id is null and payout_accounts.status = 'refused'
            then clock_timestamp() else payout_accounts.created_at end`,
        updated_at: sql<Date>`clock_timestamp()`,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function changeAccount(
  trx: Trx,
  practitionerId: number,
  change: Partial<Pick<PayoutAccount, 'account_id' | 'status' | 'problem' | 'details_version'>>,
): Promise<void> {
  await trx
    .updateTable('payout_accounts')
    .set({ ...change, updated_at: sql<Date>`clock_timestamp()` })
    .where('practitioner_id', '=', practitionerId)
    .execute();
}

export async function practitionerOfAccount(db: Db, accountId: string): Promise<number | null> {
  const found = await db
    .selectFrom('payout_accounts')
    .select('practitioner_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();

  return found?.practitioner_id ?? null;
}

export interface EncryptedBankDetails {
  sealed: Buffer;
  /** Identifies these details and reveals nothing about them. */
  version: string;
}

/** Encrypted bank details, as they are stored (D41); null when there are none. */
export async function findBankDetails(
  db: Db,
  practitionerId: number,
): Promise<EncryptedBankDetails | null> {
  const found = await db
    .selectFrom('bank_details')
    .select('sealed')
    .where('practitioner_id', '=', practitionerId)
    .executeTakeFirst();
  if (!found) return null;

  return { sealed: found.sealed, version: versionOf(found.sealed) };
}

const versionOf = (sealed: Buffer) =>
  createHash('sha256').update(sealed).digest('hex').slice(0, 16);

/** Bank details that are sealed anew with another key are the same: nothing is sent, or waited for, once more. */
export async function carryDetailsVersion(
  trx: Trx,
  practitionerId: number,
  { before, after }: { before: Buffer; after: Buffer },
): Promise<void> {
  const [from, to] = [versionOf(before), versionOf(after)];
  await trx
    .updateTable('payout_accounts')
    .set({ details_version: to })
    .where('practitioner_id', '=', practitionerId)
    .where('details_version', '=', from)
    .execute();
  await sql`update provider_ops set request = jsonb_set(request, '{version}', to_jsonb(${to}::text))
    where kind = 'update_account' and status in ('intended', 'unknown')
      and request ->> 'practitionerId' = ${String(practitionerId)}
      and request ->> 'version' = ${from}`.execute(trx);
}

/**
 * Practitioners whose bank details were never sent to the provider; limited, so that no run takes
 * long.
 */
export async function practitionersWithoutAccount(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('bank_details')
    .leftJoin(
      'payout_accounts as account',
      'account.practitioner_id',
      'bank_details.practitioner_id',
    )
    .select('bank_details.practitioner_id')
    .where('account.practitioner_id', 'is', null)
    .limit(50)
    .execute();

  return rows.map(({ practitioner_id }) => practitioner_id);
}

/**
 * Accounts that the provider has not enabled yet; those that were checked longest ago come first.
 */
export async function accountsToCheck(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('payout_accounts')
    .select('account_id')
    .where('status', '=', 'checking')
    .where('account_id', 'is not', null)
    .orderBy('updated_at')
    .limit(100)
    .execute();

  return rows.flatMap(({ account_id }) => account_id ?? []);
}
