import type { Role, UserSettingsChange } from '@freely/api-client/contract';
import { type Insertable, sql } from 'kysely';
import type { Database, Db, Trx } from '../../infrastructure/database/index.ts';
import { isEmailReserved } from '../../kernel/sessions/index.ts';

export function findPassword(db: Db, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('email', '=', email)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
}

export async function hasLoggedIn(db: Db, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('first_login_at', 'is not', null)
    .executeTakeFirst();

  return found !== undefined;
}

/** Keeps the time of the first login. A registration is one. */
export async function markLoggedIn(trx: Trx, id: number): Promise<void> {
  await trx
    .updateTable('users')
    .set({ first_login_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .where('first_login_at', 'is', null)
    .execute();
}

type NewUser = Insertable<Database['users']>;

/** The id of the new user, or undefined when the email already has an account, or is kept for one. */
export async function insertUser(
  trx: Trx,
  user: NewUser,
  roles: readonly Role[],
): Promise<number | undefined> {
  if (await isEmailReserved(trx, user.email, null)) return undefined;
  const inserted = await trx
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return undefined;

  await trx
    .insertInto('user_roles')
    .values(roles.map((role) => ({ user_id: inserted.id, role })))
    .execute();

  return inserted.id;
}

/** Registration is the first step of the wizard, so it counts as done. */
export async function insertPractitioner(
  trx: Trx,
  user: NewUser,
  answers: { how_you_find: string; appointment_scheduling: string },
): Promise<number | undefined> {
  const id = await insertUser(trx, user, ['practitioner', 'customer']);
  if (id === undefined) return undefined;

  await trx
    .insertInto('practitioners')
    .values({ user_id: id, onboarding_step: 1, ...answers })
    .execute();

  return id;
}

export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>;

/** A user with roles and, for a practitioner, the onboarding step and the rating. */
export function findUser(db: Db, id: number) {
  return db
    .selectFrom('users')
    .leftJoin('practitioners', 'practitioners.user_id', 'users.id')
    .leftJoin('practitioner_ratings', 'practitioner_ratings.practitioner_id', 'users.id')
    .select((eb) => [
      'users.id',
      'users.email',
      'users.first_name',
      'users.last_name',
      'practitioners.onboarding_step',
      'practitioner_ratings.overall',
      'practitioner_ratings.reviews_amount',
      eb
        .selectFrom('user_roles')
        .select(sql<Role[]>`coalesce(array_agg(role order by role), '{}')`.as('roles'))
        .whereRef('user_id', '=', 'users.id')
        .as('roles'),
    ])
    .where('users.id', '=', id)
    .executeTakeFirst();
}

/** Nobody makes a link for the account until the transaction ends. */
export async function lockUser(trx: Trx, id: number): Promise<void> {
  await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function findOwnPassword(db: Db, id: number): Promise<string | undefined> {
  const found = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirst();

  return found?.password_hash;
}

export async function findEmailOwner(db: Db, email: string): Promise<number | undefined> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();

  return found?.id;
}

/** The account's email if nobody has confirmed that it is theirs, else null. */
export async function findUnconfirmedEmail(trx: Trx, id: number): Promise<string | null> {
  const found = await trx
    .selectFrom('users')
    .select('email')
    .where('id', '=', id)
    .where('email_confirmed_at', 'is', null)
    .where('erased_at', 'is', null)
    .executeTakeFirst();

  return found?.email ?? null;
}

/** Keeps the time of the first confirmation. */
export async function markEmailConfirmed(trx: Trx, id: number): Promise<void> {
  await trx
    .updateTable('users')
    .set({ email_confirmed_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .where('email_confirmed_at', 'is', null)
    .execute();
}

/** @throws 23505 when another account has this email. */
export async function saveEmail(trx: Trx, id: number, email: string): Promise<void> {
  await trx.updateTable('users').set({ email }).where('id', '=', id).execute();
}

export async function savePassword(trx: Trx, id: number, passwordHash: string): Promise<void> {
  await trx
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .execute();
}

/** False when the account has another password by now than `from`. */
export async function swapPassword(
  trx: Trx,
  id: number,
  from: string,
  to: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ password_hash: to })
    .where('id', '=', id)
    .where('password_hash', '=', from)
    .executeTakeFirst();

  return numUpdatedRows > 0n;
}

/** Settings that need no password check and no confirmation. */
type PlainSettings = Omit<
  UserSettingsChange,
  'email' | 'password' | 'old_password' | 'password_confirmation'
>;

const settingsColumns = [
  'users.active',
  'users.first_name',
  'users.last_name',
  'users.email',
  'users.phone',
  'users.gender',
  'users.birthday',
  'users.avatar_src',
] as const;

export function findSettings(db: Db, id: number) {
  return (
    db
      .selectFrom('users')
      .leftJoin('practitioners', 'practitioners.user_id', 'users.id')
      .leftJoin('practitioner_ratings', 'practitioner_ratings.practitioner_id', 'users.id')
      .select(settingsColumns)
      .select(sql<boolean>`users.email_confirmed_at is not null`.as('email_confirmed'))
      .select(['practitioner_ratings.overall', 'practitioner_ratings.reviews_amount'])
      // Null for those who are no practitioners.
      .select(
        sql<boolean | null>`shows_tick(practitioners.verified, practitioners.tick_dates)`.as(
          'verified',
        ),
      )
      .where('users.id', '=', id)
      .executeTakeFirstOrThrow()
  );
}

export async function updateSettings(db: Db, id: number, change: PlainSettings): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await db.updateTable('users').set(change).where('id', '=', id).execute();
}
